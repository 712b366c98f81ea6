import { useState } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { maskAccountNumber } from '@aylal/domain/payments';
import { mayTravelTogether } from '@aylal/domain/people';
import { FormProvider, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { formatMoney, messageKey, useLocale, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, chakra, SelectField } from '@aylal/ui';
import { BankAccountFields } from '../../ui/bank-account/bank-account-fields.tsx';
import { useBankAccount } from '../../ui/bank-account/use-bank-account.ts';
import { heldTickets, quoteTickets } from '../../domain/order-refund-ruling.ts';
import { useOwnerProof } from '../../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { RefundAccountNote } from './refund-account-note.tsx';
import { RefundAnswerNotice } from './refund-answer-notice.tsx';
import { RefundProof } from './refund-proof.tsx';
import type { SentRefund } from './refund-done.tsx';
import {
  noRefundTyped,
  refundReasons,
  refundSchema,
  type RefundChoice,
  type RefundValues,
} from './refund-form-values.ts';
import { RefundTickets } from './refund-tickets.tsx';
import { sendRefund, type RefundAnswer } from './send-refund.ts';

export interface RefundFormProps {
  readonly order: FlightOrder;
  readonly onSent: (refund: SentRefund) => void;
}

/** Tickets, quote, reason, account of a refund, and by what its owner shows that it is them. A failed call leaves everything as it is. */
export function RefundForm({ order, onSent }: RefundFormProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const services = useServices();
  const session = useSession();
  const [answer, setAnswer] = useState<RefundAnswer | null>(null);
  const open = heldTickets(order).filter(({ gone }) => !gone);
  const form = useSchemaForm<RefundValues, RefundChoice>(refundSchema, {
    defaultValues: { ...noRefundTyped, tickets: open.map(({ number }) => number) },
  });
  const { formState, register, setValue, watch } = form;
  const bank = useBankAccount(watch());
  const proof = useOwnerProof(session.status === 'signed-in' ? session.user : null, 'refund');
  const chosen = open.filter(({ number }) => watch('tickets').includes(number));
  const quote = quoteTickets(order, chosen);
  const remaining = open.filter((ticket) => !chosen.includes(ticket));
  const alone = chosen.length > 0 && !mayTravelTogether(remaining.map(({ traveller }) => traveller.type));
  const reasonFault = formState.errors.reason?.message;

  async function send({ tickets, ...typed }: RefundChoice) {
    if (alone) return focusOn('tickets');
    const given = proof.read();
    if (given === null) return;
    const result = await sendRefund(services, {
      ref_number: order.ref_number,
      ...typed,
      proof: given,
      refund_type: tickets.length === open.length ? 'all' : 'part',
      tickets: chosen.map(({ number, traveller }) => ({
        first_name: traveller.given_name,
        last_name: traveller.surname,
        ticket_number: number,
      })),
    });
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
            if (first) focusOn(first);
          })(event);
        }}
      >
        <RefundTickets
          order={order}
          chosen={watch('tickets')}
          onChoose={(numbers) => setValue('tickets', numbers, { shouldValidate: true })}
          error={alone ? s('validation_tickets_alone') : formState.errors.tickets && t('refund.ticketsFault')}
          quote={quote}
        />
        <SelectField
          id="refund-reason"
          label={t('refund.reason')}
          placeholder={t('refund.choose')}
          options={refundReasons.map((reason) => ({ value: reason, label: t(`refund.reasons.${reason}`) }))}
          error={reasonFault && s(messageKey(reasonFault))}
          {...register('reason')}
        />
        <RefundAccountNote />
        <BankAccountFields form="refund" bank={bank} />
        <RefundProof proof={proof} />
        {answer && <RefundAnswerNotice answer={answer} />}
        <Button
          type="submit"
          justifySelf={{ md: 'start' }}
          loading={formState.isSubmitting}
          loadingText={t('refund.sending')}
        >
          {t('refund.submit', { price: formatMoney(quote.back, locale) })}
        </Button>
      </Form>
    </FormProvider>
  );
}

function focusOn(field: string): void {
  document.getElementById(`refund-${field}`)?.focus();
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
