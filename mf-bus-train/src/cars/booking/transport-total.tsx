import type { Transport } from '@aylal/contracts/transports';
import { isLocalDate } from '@aylal/domain/calendar';
import { priceTransport } from '@aylal/domain/transports';
import { useFormContext } from '@aylal/forms';
import { DisplayPriceTag, usePriceText } from '@aylal/parts';
import { formatFullDay, useLocale, useSharedMessages } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/primitives';
import { BookingTotal } from '../../ui/booking-total.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { TransportValues } from './transport-form-schema.ts';

/** What the booking comes to, by the rule of the provider. */
export function TransportTotal({ transport, busy }: { transport: Transport; busy: boolean }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const text = usePriceText();
  const { date, time, days } = useFormContext<TransportValues>().watch();
  const total = priceTransport(transport.kind, transport.price, days);
  return (
    <BookingTotal
      title={transport.title}
      when={isLocalDate(date) ? `${formatFullDay(date, locale)}, ${time}` : t('transportBooking.noDate')}
      form="transport-booking"
      busy={busy}
      held={t('transportBooking.heldText')}
      rows={
        <>
          <KeyValue
            label={transport.kind === 'hire' ? t('transport.days', { count: days }) : t('transports.per.transfer')}
          >
            {text(total)}
          </KeyValue>
          <KeyValue label={s('order.total')} total>
            <DisplayPriceTag price={total} align="end" />
          </KeyValue>
        </>
      }
    />
  );
}
