import type { FlightOrder } from '@aylal/contracts/orders';
import { bankName, settlingHours } from '@aylal/domain/payments';
import { FormKey, usePostedField } from '@aylal/forms';
import {
  formatMoney,
  messageKey,
  useLocale,
  usePageForm,
  useQuery,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { Button, Card, FieldNote, Fieldset, Heading, Legend, SelectField, Stack, Text, TextField } from '@aylal/ui';
import { CheckboxField } from '@aylal/ui/primitives';
import { listBanksQuery } from '../../api/bank-queries.ts';
import { heldTickets, orderRefundRuling, quoteTickets } from '../../domain/order-refund-ruling.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { RefundRefusal } from './plain-refund-fields.ts';
import { RefundAnswerNotice } from './refund-answer-notice.tsx';
import { refundReasons } from './refund-form-values.ts';
import { RefundRule } from './refund-rule.tsx';

/** The refund of tickets without scripts, in two steps: what is given back and where to, then the name that the bank says, and the password. */
export function PlainRefund({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  return (
    <Card padded as="section" aria-labelledby="plain-refund-title">
      <Stack gap="4">
        <Heading size="h2" id="plain-refund-title">
          {t('refund.title')}
        </Heading>
        <RefundRule order={order} />
        {orderRefundRuling(order).kind !== 'blocked' && <Form order={order} />}
      </Stack>
    </Card>
  );
}

function Form({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const banks = useQuery(listBanksQuery(useServices())).data?.result ?? [];
  const posted = usePageForm<RefundRefusal>()?.posted;
  const { faults = {}, refused } = posted?.answer ?? {};
  const fault = (field: string) => faults[field] && s(messageKey(faults[field]));
  const [reason, bank, account] = [
    usePostedField('reason'),
    usePostedField('bank_name'),
    usePostedField('account_number'),
  ];
  const tickets = heldTickets(order).filter(({ gone }) => !gone);
  const wanted = posted?.fields.flatMap(([name, value]) => (name === 'tickets' ? [value] : []));
  const chosen = tickets.filter(({ number }) => wanted?.includes(number) ?? true);
  const money = (amount: number) => formatMoney(amount, locale);
  const back = money(quoteTickets(order, chosen).back);
  const holder = refused?.kind === 'holder' ? refused.name : null;
  return (
    <form method="post" noValidate>
      <FormKey />
      <Stack gap="4">
        <Fieldset aria-describedby="plain-refund-tickets">
          <Legend>{t('refund.tickets')}</Legend>
          {tickets.map((ticket) => (
            <CheckboxField
              key={ticket.number}
              name="tickets"
              value={ticket.number}
              defaultChecked={chosen.includes(ticket)}
              label={`${ticket.traveller.surname} ${ticket.traveller.given_name}`}
              hint={ticket.number}
              aside={money(quoteTickets(order, [ticket]).back)}
            />
          ))}
          <FieldNote id="plain-refund-tickets" error={fault('tickets')} />
        </Fieldset>
        <SelectField
          id="plain-refund-reason"
          name="reason"
          label={t('refund.reason')}
          placeholder={t('refund.choose')}
          options={refundReasons.map((value) => ({ value, label: t(`refund.reasons.${value}`) }))}
          defaultValue={reason}
          error={fault('reason')}
        />
        <Text kind="small" tone="muted">
          {t('refund.banksHere')}
        </Text>
        <SelectField
          id="plain-refund-bank"
          name="bank_name"
          label={t('bankAccount.bank')}
          placeholder={t('bankAccount.choose')}
          options={banks.map(({ value }) => ({ value, label: bankName(value, locale) }))}
          defaultValue={bank}
          error={fault('bank_name')}
        />
        <TextField
          id="plain-refund-account"
          name="account_number"
          autoComplete="off"
          maxLength={40}
          label={t('bankAccount.account')}
          defaultValue={account}
          error={
            fault('account_number') ?? (refused?.kind === 'no-holder' ? t(`bankAccount.${refused.reason}`) : undefined)
          }
        />
        {holder !== null && (
          <>
            <TextField
              id="plain-refund-holder"
              name="account_name"
              readOnly
              label={t('bankAccount.holder')}
              hint={t('bankAccount.holderHint')}
              defaultValue={holder}
            />
            <Text kind="small" tone="muted">
              {t('refund.waits', { hours: settlingHours })} {t('proof.lead')}
            </Text>
            <TextField
              id="plain-refund-password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={t('proof.yourPassword')}
              error={fault('password')}
            />
          </>
        )}
        {refused && refused.kind !== 'holder' && refused.kind !== 'no-holder' && (
          <RefundAnswerNotice answer={refused} />
        )}
        <Button type="submit" alignSelf="start">
          {holder === null ? s('action.continue') : t('refund.submit', { price: back })}
        </Button>
      </Stack>
    </form>
  );
}
