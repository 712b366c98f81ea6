import type { SuppliedOrder } from '@aylal/contracts';
import { useQuery, useServices, type SlotPart } from '@aylal/shell';
import { Button, Card, Flex, Heading, Notice, SkeletonText, Tag, Text, VisuallyHidden } from '@aylal/ui';
import { getReceiptQuery } from '../api/get-receipt-query.ts';
import { useCheckoutMessages, useSharedMessages } from '../ui/use-checkout-messages.ts';
import { PrintedCodes } from './printed-codes.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';

const tones = { sending: 'warning', sent: 'success', corrected: 'accent', returned: 'neutral' } as const;

/** PROD-12: the tax receipt of an order on its page: whether there is one, for whom, and the way to it. */
function OrderReceipt({ order }: { order: SuppliedOrder }) {
  const t = useCheckoutMessages();
  const s = useSharedMessages();
  const receipt = useQuery(getReceiptQuery(useServices(), order.ref_number));
  const known = receipt.data?.result;
  // All was refunded before anybody asked for one: there is nothing to say.
  if (known?.status === 'none' && !known.may_send && order.to_pay === 0) return null;
  return (
    <Card padded data-print="hide">
      <Flex justify="space-between" align="center" gap="2">
        <Heading size="h3">{t('receipt.title')}</Heading>
        {known && known.status !== 'none' && (
          <Tag tone={tones[known.status]}>{t(`receipt.status.${known.status}`)}</Tag>
        )}
      </Flex>
      {known ? (
        <>
          {known.status === 'none' ? (
            <Text tone="muted">{t(known.may_send ? 'receipt.about' : 'receipt.later')}</Text>
          ) : (
            <ReceiptFacts receipt={known} />
          )}
          <PrintedCodes refNumber={order.ref_number} />
          <ReceiptActions order={order} receipt={known} maySend={known.may_send} />
        </>
      ) : receipt.isError ? (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button size="sm" variant="outline" onClick={() => void receipt.refetch()}>
              {s('action.retry')}
            </Button>
          }
        >
          {t('receipt.loadFailed')}
        </Notice>
      ) : (
        <>
          <VisuallyHidden role="status">{t('receipt.loading')}</VisuallyHidden>
          <SkeletonText lines={2} />
        </>
      )}
    </Card>
  );
}

export const part: SlotPart<'order.receipt'> = { Component: OrderReceipt };
