import { useState } from 'react';
import { refundOrder } from '@aylal/contracts/orders';
import type { RefundQuote } from '@aylal/domain/orders';
import { idempotentCall } from '@aylal/booking';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { WholeOrder } from './full-refund-dialog-ref.ts';
import { FullRefundSum } from './full-refund-sum.tsx';

export interface FullRefundFormProps {
  order: WholeOrder;
  quote: RefundQuote;
  onSent: (back: number) => void;
}

/** What comes back and what is kept, before anything is sent. A failed call leaves everything as it is; a lost answer keeps its key (MNY-12). */
export function FullRefundForm({ order, quote, onSent }: FullRefundFormProps) {
  const t = useAccountMessages();
  const locale = useLocale();
  const services = useServices();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const money = (amount: number) => formatMoney(amount, locale);

  async function send() {
    setSending(true);
    setFault(null);
    const body = { ref_number: order.ref_number, refund_amount: quote.back };
    const sent = await idempotentCall(services, refundOrder, body);
    setSending(false);
    if (sent.kind !== 'answered') return setFault(t(`giveBack.${sent.kind}`));
    if (sent.answer.status_code === 200) return onSent(sent.answer.result.refund_amount);
    setFault(sent.answer.message || t('giveBack.failed'));
    // It may be worth another sum by now.
    await services.queryClient.invalidateQueries();
  }

  return (
    <Stack gap="4">
      <Text>{t('giveBack.text')}</Text>
      <FullRefundSum order={order} quote={quote} />
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button loading={sending} loadingText={t('giveBack.sending')} onClick={() => void send()}>
        {t('giveBack.submit', { price: money(quote.back) })}
      </Button>
    </Stack>
  );
}
