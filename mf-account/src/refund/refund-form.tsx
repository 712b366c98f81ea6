import { useEffect, useState } from 'react';
import type { FlightOrder } from '@aylal/contracts';
import { maskAccountNumber } from '@aylal/domain';
import { showRefusedFields, useSchemaForm } from '@aylal/forms';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, chakra, SelectField, TextField } from '@aylal/ui';
import { listBanksQuery } from '../api/bank-queries.ts';
import { heldTickets, quoteTickets } from '../domain/order-refund-ruling.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { AccountHolderField } from './account-holder-field.tsx';
import { RefundAnswerNotice } from './refund-answer-notice.tsx';
import type { SentRefund } from './refund-done.tsx';
import { refundReasons, refundSchema, type RefundChoice, type RefundValues } from './refund-form-values.ts';
import { RefundTickets } from './refund-tickets.tsx';
import { sendRefund, type RefundAnswer } from './send-refund.ts';
import { useAccountHolder } from './use-account-holder.ts';

/** Tickets, quote, reason and account of a refund. A failed call leaves everything as it is. */
export function RefundForm({ order, onSent }: { order: FlightOrder; onSent: (refund: SentRefund) => void }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const services = useServices();
  const [answer, setAnswer] = useState<RefundAnswer | null>(null);
  const tickets = heldTickets(order).filter(({ gone }) => !gone);
  const form = useSchemaForm<RefundValues, RefundChoice>(refundSchema, {
    defaultValues: {
      tickets: tickets.map(({ number }) => number),
      reason: '',
      bank_name: '',
      account_number: '',
      account_name: '',
    },
  });
  const { formState, register, setValue, watch } = form;
  const banks = useQuery(listBanksQuery(services));
  const bank = banks.data?.result.find(({ value }) => value === watch('bank_name'));
  const holder = useAccountHolder(bank?.code, watch('account_number'));
  const chosen = tickets.filter(({ number }) => watch('tickets').includes(number));
  const quote = quoteTickets(order, chosen);
  const holderName = holder.state === 'known' ? holder.name : '';
  const error = (field: keyof RefundValues) => {
    const message = formState.errors[field]?.message;
    return message === undefined ? undefined : message.startsWith('refund.') ? t(message) : s(message);
  };

  useEffect(() => {
    setValue('account_name', holderName, { shouldValidate: holderName !== '' });
  }, [holderName, setValue]);

  async function send({ tickets: numbers, ...typed }: RefundChoice) {
    const result = await sendRefund(services, {
      ref_number: order.ref_number,
      ...typed,
      refund_type: numbers.length === tickets.length ? 'all' : 'part',
      tickets: chosen.map(({ number, traveller }) => ({
        first_name: traveller.given_name,
        last_name: traveller.surname,
        ticket_number: number,
      })),
    });
    setAnswer(result);
    if (result.kind === 'fields') showRefusedFields(form, result.fields);
    if (result.kind !== 'sent') return;
    void services.queryClient.invalidateQueries({ queryKey: ['get-order'] });
    onSent({ back: quote.back, bank: typed.bank_name, account: maskAccountNumber(typed.account_number) });
  }

  return (
    <Form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(send, (faults) => {
          const [first] = Object.keys(faults);
          document.getElementById(`refund-${first}`)?.focus();
        })(event)
      }
    >
      <RefundTickets
        order={order}
        chosen={watch('tickets')}
        onChoose={(numbers) => setValue('tickets', numbers, { shouldValidate: true })}
        error={error('tickets')}
        quote={quote}
      />
      <SelectField
        id="refund-reason"
        label={t('refund.reason')}
        placeholder={t('refund.choose')}
        options={refundReasons.map((reason) => ({ value: reason, label: t(`refund.reasons.${reason}`) }))}
        error={error('reason')}
        {...register('reason')}
      />
      <SelectField
        id="refund-bank_name"
        label={t('refund.bank')}
        placeholder={t('refund.choose')}
        hint={banks.isError ? t('refund.banks') : undefined}
        options={(banks.data?.result ?? []).map(({ value }) => ({ value, label: value }))}
        error={error('bank_name')}
        {...register('bank_name', {
          // REFUND-10.
          onChange: () => setValue('account_number', ''),
        })}
      />
      {banks.isError && (
        <Button size="sm" variant="outline" justifySelf="start" onClick={() => void banks.refetch()}>
          {s('action.retry')}
        </Button>
      )}
      <TextField
        id="refund-account_number"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        label={t('refund.account')}
        error={error('account_number')}
        {...register('account_number')}
      />
      <AccountHolderField holder={holder} error={error('account_name')} />
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
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
