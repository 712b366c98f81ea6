import { bankName } from '@aylal/domain/payments';
import type { OrderProduct, OrderRefund } from '@aylal/contracts/orders';
import { formatInstant, formatMoney, useLocale } from '@aylal/shell';
import { Card, CardRows, Flex, Heading, Tag, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { refundText } from './refund-text.ts';

const tones = { sent: 'accent', 'in-process': 'accent', finished: 'success', refused: 'danger' } as const;

/** Every refund of an order: where it is, how much, and to which account. */
export function RefundTracking({
  order: { product, refunds = [] },
}: {
  order: { product: OrderProduct; refunds?: readonly OrderRefund[] | undefined };
}) {
  const t = useAccountMessages();
  if (refunds.length === 0) return null;
  return (
    <Card padded>
      <Heading size="h3" marginBottom="2">
        {t('refund.tracking')}
      </Heading>
      <CardRows as="ul" listStyleType="none">
        {refunds.map((refund) => (
          <RefundRow key={refund.sent_at} refund={refund} product={product} />
        ))}
      </CardRows>
    </Card>
  );
}

function RefundRow({ refund, product }: { refund: OrderRefund; product: OrderProduct }) {
  const t = useAccountMessages();
  const locale = useLocale();
  // A refund that asks for no account goes to the wallet.
  const placeOf = ({ bank_name: bank, account }: OrderRefund) =>
    bank === 'WALLET' ? t('refund.toWallet') : t('refund.to', { bank: bankName(bank, locale), account });
  return (
    <Flex as="li" justify="space-between" gap="3" wrap="wrap" paddingBlock="2.5">
      <div>
        <Tag tone={tones[refund.state]}>{t(refundText(refund, product))}</Tag>
        <Text kind="small" tone="muted" marginTop="1">
          {[placeOf(refund), ...refund.tickets].join(' · ')}
        </Text>
        <Text kind="small" tone="muted">
          {formatInstant(refund.finished_at ?? refund.sent_at, locale)}
        </Text>
        {refund.payout_from !== null && (refund.state === 'sent' || refund.state === 'in-process') && (
          <Text kind="small" tone="muted">
            {t('refund.payoutFrom', { when: formatInstant(refund.payout_from, locale) })}
          </Text>
        )}
      </div>
      <Text strong>{formatMoney(refund.back, locale)}</Text>
    </Flex>
  );
}
