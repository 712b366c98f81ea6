import { useState } from 'react';
import { formatMoney, useLocale, useServices } from '@aylal/shell';
import { CheckboxField, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { Box, Button, FieldNote, Fieldset, Legend, Notice, Stack } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { quoteBusTickets } from './bus-return.ts';
import { placeOf, ticketIdOf, type RideOrder } from './ride.ts';
import { sendBusRefund, type BusRefundAnswer } from './send-bus-refund.ts';

/** Which tickets go back, at least one (VALID-38), and what comes back for them, before anything is sent. A failed call leaves everything as it is. */
export function BusCancelForm({ order, onSent }: { order: RideOrder; onSent: (back: number) => void }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const services = useServices();
  const left = order.pax.filter(({ is_cancelled }) => !is_cancelled);
  // Of one ticket there is nothing to choose.
  const [chosen, setChosen] = useState<readonly string[]>(left.length === 1 ? left.map(ticketIdOf) : []);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<BusRefundAnswer | null>(null);
  const money = (amount: number) => formatMoney(amount, locale);
  const quote = quoteBusTickets(order, chosen);

  async function send() {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) {
      document.getElementById('bus-cancel-first')?.focus();
      return;
    }
    setSending(true);
    const result = await sendBusRefund(services, order.product, { ref_number: order.ref_number, seats: [...chosen] });
    setSending(false);
    setAnswer(result);
    if (result.kind === 'sent') onSent(result.back);
  }

  return (
    <Stack gap="4">
      <Fieldset aria-describedby="bus-cancel-fault">
        <Legend>{t('busCancel.tickets')}</Legend>
        {order.pax.map((ticket) => {
          const id = ticketIdOf(ticket);
          return (
            <CheckboxField
              key={id}
              {...(ticket === left[0] ? { id: 'bus-cancel-first' } : {})}
              label={`${ticket.last_name} ${ticket.first_name}`}
              hint={`${placeOf(ticket)} · ${id}`}
              aside={ticket.is_cancelled ? t('busCancel.gone') : money(quoteBusTickets(order, [id]).back)}
              disabled={ticket.is_cancelled}
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                setMissing(false);
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id));
              }}
            />
          );
        })}
        <Box aria-live="polite">{missing && <FieldNote id="bus-cancel-fault" error={t('busCancel.fault')} />}</Box>
      </Fieldset>
      {chosen.length > 0 && (
        <KeyValueList>
          <KeyValue label={t('busCancel.fare')}>{money(quote.fare)}</KeyValue>
          {quote.discount > 0 && <KeyValue label={t('refund.discount')}>−{money(quote.discount)}</KeyValue>}
          <KeyValue label={t('busCancel.kept')}>{`${quote.fee > 0 ? '−' : ''}${money(quote.fee)}`}</KeyValue>
          <KeyValue label={t('busCancel.back')} total>
            {money(quote.back)}
          </KeyValue>
        </KeyValueList>
      )}
      {answer && answer.kind !== 'sent' && (
        <Notice tone={answer.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
          {answer.kind === 'message' ? answer.message : t(`busCancel.${answer.kind}`)}
        </Notice>
      )}
      <Button loading={sending} loadingText={t('busCancel.sending')} onClick={() => void send()}>
        {chosen.length > 0 ? t('busCancel.submit', { price: money(quote.back) }) : t('busCancel.action')}
      </Button>
    </Stack>
  );
}
