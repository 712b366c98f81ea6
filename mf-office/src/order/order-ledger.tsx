import type { OfficeOrder } from '@aylal/contracts/office';
import { postingKinds } from '@aylal/domain/money';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { chakra, Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What was booked for the order: each posting opens to its accounts, whose sum is nothing. */
export function OrderLedger({ ledger }: { ledger: OfficeOrder['ledger'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const nameOf = (kind: string) => {
    const known = postingKinds.find((one) => one === kind);
    return known ? t(`ledger.kinds.${known}`) : kind;
  };
  return (
    <SectionCard title={t('ledger.title')}>
      {ledger.length === 0 && <Text tone="muted">{t('ledger.empty')}</Text>}
      {ledger.map(({ at, kind, reference, entries }, index) => (
        <Disclosure
          key={index}
          summary={
            <>
              {nameOf(kind)}{' '}
              <Text as="span" kind="small" tone="muted" fontWeight="400">
                {reference} · {formatInstantWithYear(at, locale)}
              </Text>
            </>
          }
        >
          <Entries>
            <thead>
              <tr>
                <th scope="col">{t('ledger.account')}</th>
                <th scope="col">{t('ledger.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ account, amount }) => (
                <tr key={account}>
                  <th scope="row">{account}</th>
                  <td>{formatMoney(amount, locale)}</td>
                </tr>
              ))}
            </tbody>
          </Entries>
        </Disclosure>
      ))}
    </SectionCard>
  );
}

const Entries = chakra('table', {
  base: {
    width: 'full',
    fontSize: '0.875rem',
    '& th': { textAlign: 'start', fontWeight: '400', overflowWrap: 'anywhere', paddingBlock: '1' },
    '& thead th': { color: 'fg.muted' },
    '& td, & thead th:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
