import { useState } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import type { PaymentType } from '@aylal/domain/payments';
import { type DialogViewOf, messageKey, useLocale, useMutation, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/primitives';
import { changePaymentTermsMutation } from '../api/change-payment-terms-mutation.ts';
import { termsOfOrder } from '../domain/order-terms.ts';
import { payInFull, usePaymentTypeRows } from '../ui/payment-type/use-payment-type-rows.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import type { termsChangeDialog } from '../ui/terms-change-dialog-ref.ts';

/** MODAL-40: every plan with its days, amounts, sum and extra, the present one chosen. It stays open while the provider is asked, and says at its place why not. */
function TermsChangeDialog({
  props: { order },
  close,
}: {
  props: { order: FlightOrder };
  close: (type?: PaymentType) => void;
}) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const change = useMutation(changePaymentTermsMutation(useServices()));
  const present = order.partial_payment ? (order.partial_payment_type ?? undefined) : payInFull;
  const [chosen, setChosen] = useState(present);
  const [agreed, setAgreed] = useState(false);
  const [fault, setFault] = useState('');
  const rows = usePaymentTypeRows({
    total: order.total - order.fee,
    instalments: termsOfOrder(order, locale),
    chosen,
    agreed,
    onAgree: setAgreed,
  });
  const inParts = chosen !== payInFull;

  function choose(value: string) {
    setChosen(value);
    setFault('');
    // PAY-05: what was agreed to was the plan that is left.
    setAgreed(false);
  }

  async function save() {
    if (change.isPending || chosen === undefined) return;
    setFault('');
    const answer = await change
      .mutateAsync({
        params: { ref_number: order.ref_number },
        body: inParts ? { partial_payment: true, partial_payment_type: chosen } : { partial_payment: false },
      })
      .catch(() => null);
    if (answer?.status_code === 200) close(inParts ? 'bnpl' : 'regular');
    else setFault(answer ? `problem.${answer.result.problem}` : 'notify_error_try_again');
  }

  return (
    <Stack gap="4">
      <RadioRows legend={t('type.legend')} hideLegend value={chosen} onChange={choose} rows={rows} />
      <Text kind="small" tone="muted">
        {t('terms.note')}
      </Text>
      {fault && (
        <Notice tone="danger" live="alert">
          {shared(messageKey(fault))}
        </Notice>
      )}
      <Button
        disabled={chosen === present || (inParts && !agreed)}
        loading={change.isPending}
        loadingText={t('terms.running')}
        onClick={() => void save()}
      >
        {t('terms.action')}
      </Button>
    </Stack>
  );
}

export const view: DialogViewOf<typeof termsChangeDialog> = { title: 'terms.title', Component: TermsChangeDialog };
