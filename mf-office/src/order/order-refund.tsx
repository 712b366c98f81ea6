import { getOfficeOrder, quoteOrderRefund, refundOrderByRule, type OfficeOrder } from '@aylal/contracts/office';
import { SectionCard, TextForm, useOfficeWrite } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { orderRefundQuery } from '../api/order-queries.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What the product's own rule refunds for the order now, and the refund itself for a customer who asked the office for it. */
export function OrderRefund({ order }: { order: OfficeOrder }) {
  const t = useOfficeMessages();
  const query = useQuery(orderRefundQuery(useServices(), order.ref_number, useLocale()));
  return (
    <SectionCard title={t('byRule.title')}>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('byRule.loading')} heights={['96px']} />}
        failed={{ title: t('byRule.failed'), phone: false }}
      >
        {({ refund }) =>
          refund ? (
            <RefundForm reference={order.ref_number} refund={refund} />
          ) : (
            <Text tone="muted">{t('byRule.none')}</Text>
          )
        }
      </QueryView>
    </SectionCard>
  );
}

interface RefundFormProps {
  readonly reference: string;
  readonly refund: { readonly fare: number; readonly fee: number; readonly discount: number; readonly back: number };
}

function RefundForm({ reference, refund }: RefundFormProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name, quoteOrderRefund.name]);
  const money = (amount: number) => formatMoney(amount, locale);
  const send = async (reason: string) => {
    const intent = `office refund ${reference}`;
    const body = { ref_number: reference, refund_amount: refund.back, reason };
    const id = intents.keyFor(intent, body);
    const refused = await run((api) => api.call(refundOrderByRule, { body: { id, ...body } }));
    if (refused !== null) return false;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t('byRule.done') });
    return true;
  };
  return (
    <Stack gap="3">
      <KeyValueList>
        <KeyValue label={t('byRule.fare')}>{money(refund.fare)}</KeyValue>
        {refund.fee > 0 && <KeyValue label={t('byRule.fee')}>{money(-refund.fee)}</KeyValue>}
        {refund.discount > 0 && <KeyValue label={t('byRule.discount')}>{money(-refund.discount)}</KeyValue>}
        <KeyValue total label={t('byRule.back')}>
          {money(refund.back)}
        </KeyValue>
      </KeyValueList>
      <TextForm
        label={t('byRule.why')}
        hint={t('byRule.hint')}
        button={t('byRule.send', { amount: money(refund.back) })}
        variant="outline"
        running={running}
        fault={fault?.text ?? null}
        onSend={send}
      />
    </Stack>
  );
}
