import { formatMoney, useLocale, usePageForm } from '@aylal/shell';
import { Button, FieldNote, Fieldset, Legend, Notice, Text } from '@aylal/ui';
import { CheckboxField } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { busBlock, quoteBusTickets } from '../bus/bus-return.ts';
import { placeOf, rideOf, ticketIdOf, type RideOrder } from '../bus/ride.ts';
import { PlainReturnCard } from './plain-return-card.tsx';
import type { ReturnRefusal } from './plain-return.ts';

/** Tickets of a bus or a train go back without scripts: at least one (VALID-38), with what comes back for each beside it. */
export function PlainRideRefund({ order }: { order: RideOrder }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const posted = usePageForm<ReturnRefusal>()?.posted;
  const { faults = {}, refused } = posted?.answer ?? {};
  const block = busBlock(order);
  const chosen = posted?.fields.flatMap(([name, value]) => (name === 'seats' ? [value] : [])) ?? [];
  return (
    <PlainReturnCard title={t('busCancel.title')}>
      {rideOf(order).cancelled && <Notice tone="warning">{t('busCancel.departureCancelled')}</Notice>}
      {block ? (
        <Notice tone="danger">{t(`busCancel.${block}`, { status: order.status.name })}</Notice>
      ) : (
        <>
          <Fieldset aria-describedby="plain-ride-fault">
            <Legend>{t('busCancel.tickets')}</Legend>
            {order.pax.map((ticket) => {
              const id = ticketIdOf(ticket);
              return (
                <CheckboxField
                  key={id}
                  name="seats"
                  value={id}
                  label={`${ticket.last_name} ${ticket.first_name}`}
                  hint={`${placeOf(ticket)} · ${id}`}
                  aside={
                    ticket.is_cancelled ? t('busCancel.gone') : formatMoney(quoteBusTickets(order, [id]).back, locale)
                  }
                  disabled={ticket.is_cancelled}
                  defaultChecked={chosen.includes(id)}
                />
              );
            })}
            <FieldNote id="plain-ride-fault" error={faults['seats'] && t('busCancel.fault')} />
          </Fieldset>
          {refused && (
            <Notice tone={refused.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
              {refused.kind === 'message' ? refused.message : t(`busCancel.${refused.kind}`)}
            </Notice>
          )}
          <Button type="submit" alignSelf="start">
            {t('busCancel.action')}
          </Button>
        </>
      )}
      <Text kind="small" tone="muted">
        {t('busCancel.rule')}
      </Text>
    </PlainReturnCard>
  );
}
