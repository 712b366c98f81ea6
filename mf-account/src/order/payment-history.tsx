import type { LedgerLine, Order } from '@aylal/contracts/orders';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { Box, Card, chakra, Heading, Text } from '@aylal/ui';
import { ledgerReference } from '../domain/ledger-reference.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Every movement of money of an order, by date, with what was owed after it. */
export function PaymentHistory({ order }: { order: Order }) {
  const t = useAccountMessages();
  return (
    <Card css={{ breakInside: 'avoid' }}>
      <Box paddingTop={{ base: '4', lg: '5' }} paddingInline={{ base: '4', lg: '6' }} paddingBottom="2">
        <Heading size="h2" id="payment-history">
          {t('ledger.title')}
        </Heading>
        <Text kind="small" tone="muted">
          {t('ledger.lead')}
        </Text>
      </Box>
      {/* Four columns do not fit 320 px: the table scrolls, the page does not. */}
      <chakra.div role="region" aria-labelledby="payment-history" tabIndex={0} overflowX="auto">
        <LedgerTable aria-labelledby="payment-history">
          <thead>
            <tr>
              <th scope="col">{t('ledger.date')}</th>
              <th scope="col">{t('ledger.what')}</th>
              <th scope="col">{t('ledger.amount')}</th>
              <th scope="col">{t('ledger.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {order.ledger.map((line, index) => (
              <LedgerRow key={`${line.at}-${line.kind}-${index}`} line={line} flight={order.product === 'flight'} />
            ))}
          </tbody>
        </LedgerTable>
      </chakra.div>
    </Card>
  );
}

function LedgerRow({ line, flight }: { line: LedgerLine; flight: boolean }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <tr>
      <td>
        <Text as="span" kind="small" tone="muted" whiteSpace={{ md: 'nowrap' }}>
          {formatInstantWithYear(line.at, locale)}
        </Text>
      </td>
      <td>
        <b>{t(line.kind === 'ticket-issued' && !flight ? 'ledger.handedOver' : `ledger.kind.${line.kind}`)}</b>
        <Text
          as="span"
          display="block"
          kind="small"
          tone="muted"
          whiteSpace={line.reference === '' ? undefined : 'nowrap'}
        >
          {line.kind === 'refund-paid' && line.reference === ''
            ? t('refund.toWallet')
            : ledgerReference(line.reference)}
        </Text>
      </td>
      <td>
        <chakra.span
          color={line.amount < 0 ? 'fg.success' : undefined}
          fontWeight={line.amount < 0 ? '600' : undefined}
        >
          {line.amount === 0 ? '–' : `${line.amount > 0 ? '+' : '−'}${formatMoney(Math.abs(line.amount), locale)}`}
        </chakra.span>
      </td>
      <td>{formatMoney(line.balance, locale)}</td>
    </tr>
  );
}

const LedgerTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: '0.8125rem', md: '0.875rem' },
    lineHeight: '1.25rem',
    '& th': {
      textStyle: 'caption',
      color: 'fg.muted',
      textAlign: 'start',
      paddingBlock: '2',
      paddingInline: { base: '1', md: '2' },
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& td': {
      paddingBlock: '2.5',
      paddingInline: { base: '1', md: '2' },
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      verticalAlign: 'top',
    },
    '& :is(th, td):nth-of-type(n + 3)': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tbody tr:last-child td': { borderBottomWidth: '0' },
    '& :is(th, td):first-of-type': { paddingInlineStart: { base: '4', lg: '6' } },
    '& :is(th, td):last-of-type': { paddingInlineEnd: { base: '4', lg: '6' } },
  },
});
