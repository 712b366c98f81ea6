import { useState } from 'react';
import type { HotelOrder } from '@aylal/contracts/orders';
import type { RefundQuote } from '@aylal/domain/orders';
import { maskAccountNumber } from '@aylal/domain/payments';
import { FormProvider, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { formatMoney, messageKey, useLocale, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/primitives';
import { Button, chakra, Notice, SelectField } from '@aylal/ui';
import { BankAccountFields } from '../../ui/bank-account/bank-account-fields.tsx';
import { useBankAccount } from '../../ui/bank-account/use-bank-account.ts';
import { RefundAccountNote } from '../refund/refund-account-note.tsx';
import { RefundProof } from '../refund/refund-proof.tsx';
import type { SentRefund } from '../refund/refund-done.tsx';
import {
  hotelRefundSchema,
  noRefundTyped,
  refundReasons,
  type HotelRefundChoice,
} from '../refund/refund-form-values.ts';
import { useOwnerProof } from '../../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { HotelRefundSum } from './hotel-refund-sum.tsx';
import { sendHotelRefund, type HotelRefundAnswer } from './send-hotel-refund.ts';

export interface HotelRefundFormProps {
  order: HotelOrder;
  quote: RefundQuote;
  onSent: (refund: SentRefund) => void;
}

/** What comes back, until when, where to, and the customer's word that the booking ends with it: only then can it be sent (REFUND-11). A failed call leaves everything as it is. */
export function HotelRefundForm({ order, quote, onSent }: HotelRefundFormProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const services = useServices();
  const session = useSession();
  const [agreed, setAgreed] = useState(false);
  const [answer, setAnswer] = useState<HotelRefundAnswer | null>(null);
  const form = useSchemaForm(hotelRefundSchema, { defaultValues: noRefundTyped });
  const { formState, register, setValue, watch } = form;
  const bank = useBankAccount(watch());
  const proof = useOwnerProof(session.status === 'signed-in' ? session.user : null, 'refund');
  const money = (amount: number) => formatMoney(amount, locale);
  const reasonFault = formState.errors.reason?.message;

  async function send(typed: HotelRefundChoice) {
    const given = proof.read();
    if (given === null) return;
    const result = await sendHotelRefund(services, { ref_number: order.ref_number, ...typed, proof: given });
    setAnswer(result);
    if (result.kind === 'fields') {
      const { proof: wrong, ...fields } = result.fields;
      if (wrong !== undefined) proof.refuse(wrong);
      showRefusedFields(form, fields);
    }
    // Also after a refusal: the order may have gone on elsewhere. With its money its receipt changes too.
    for (const read of ['get-order', 'get-receipt']) void services.queryClient.invalidateQueries({ queryKey: [read] });
    if (result.kind === 'sent')
      onSent({ back: quote.back, bank: typed.bank_name, account: maskAccountNumber(typed.account_number) });
  }

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onSubmit={(event) => {
          setValue('account_name', bank.holderName);
          void form.handleSubmit(send, (faults) => {
            const [first] = Object.keys(faults);
            if (first) document.getElementById(`refund-${first}`)?.focus();
          })(event);
        }}
      >
        <HotelRefundSum order={order} quote={quote} />
        <SelectField
          id="refund-reason"
          label={t('refund.reason')}
          placeholder={t('refund.choose')}
          options={refundReasons
            .filter((reason) => reason !== 'visa')
            .map((reason) => ({ value: reason, label: t(`refund.reasons.${reason}`) }))}
          error={reasonFault && s(messageKey(reasonFault))}
          {...register('reason')}
        />
        <RefundAccountNote />
        <BankAccountFields form="refund" bank={bank} />
        <RefundProof proof={proof} />
        <CheckboxField
          label={t('hotel.refund.agree', { price: money(quote.back) })}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        {answer && <AnswerNotice answer={answer} />}
        <Button
          type="submit"
          justifySelf={{ md: 'start' }}
          disabled={!agreed}
          loading={formState.isSubmitting}
          loadingText={t('refund.sending')}
        >
          {t('refund.submit', { price: money(quote.back) })}
        </Button>
      </Form>
    </FormProvider>
  );
}

/** ERR-20: the server's own sentence where it has one. */
function AnswerNotice({ answer }: { answer: HotelRefundAnswer }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  if (answer.kind === 'sent') return null;
  const text =
    answer.kind === 'message'
      ? answer.message
      : answer.kind === 'fields'
        ? s('problem.invalid-input')
        : t(`refund.${answer.kind}`);
  return (
    <Notice tone={answer.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
      {text}
    </Notice>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
