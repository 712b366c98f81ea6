import type { FlightOrder } from '@aylal/contracts/orders';
import { formatMoney, messageKey, useLocale, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, FieldNote, Fieldset, Legend } from '@aylal/ui';
import { CheckboxField } from '@aylal/ui/primitives';
import { heldTickets, orderRefundRuling, quoteTickets } from '../../domain/order-refund-ruling.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { RefundAnswerNotice } from '../refund/refund-answer-notice.tsx';
import { RefundRule } from '../refund/refund-rule.tsx';
import { PlainAccountFields } from './plain-account-fields.tsx';
import { PlainReturnCard } from './plain-return-card.tsx';
import type { TicketRefusal } from './submit-ticket-refund.ts';

/** The refund of tickets without scripts, in two steps: what is given back and where to, then the name that the bank says, and the password. */
export function PlainTicketRefund({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  return (
    <PlainReturnCard title={t('refund.title')}>
      <RefundRule order={order} />
      {orderRefundRuling(order).kind !== 'blocked' && <Fields order={order} />}
    </PlainReturnCard>
  );
}

function Fields({ order }: { order: FlightOrder }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const posted = usePageForm<TicketRefusal>()?.posted;
  const { faults = {}, refused } = posted?.answer ?? {};
  const tickets = heldTickets(order).filter(({ gone }) => !gone);
  const wanted = posted?.fields.flatMap(([name, value]) => (name === 'tickets' ? [value] : []));
  const chosen = tickets.filter(({ number }) => wanted?.includes(number) ?? true);
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <>
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
        <FieldNote id="plain-refund-tickets" error={faults['tickets'] && s(messageKey(faults['tickets']))} />
      </Fieldset>
      <PlainAccountFields />
      {refused && refused.kind !== 'holder' && refused.kind !== 'no-holder' && <RefundAnswerNotice answer={refused} />}
      <Button type="submit" alignSelf="start">
        {refused?.kind === 'holder'
          ? t('refund.submit', { price: money(quoteTickets(order, chosen).back) })
          : s('action.continue')}
      </Button>
    </>
  );
}
