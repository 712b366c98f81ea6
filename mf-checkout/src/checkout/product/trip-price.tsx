import type { TripOrder } from '@aylal/contracts';
import { formatDayWithYear, formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

/** What a trip costs: grown-ups, children, and rooms for one, less what its operator takes itself. */
export function TripPrice({ order: { trip } }: { order: TripOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <>
      <KeyValue label={t('fare.adult', { count: trip.adults })}>{formatMoney(trip.adults_price, locale)}</KeyValue>
      {trip.children > 0 && (
        <KeyValue label={t('fare.child', { count: trip.children })}>
          {formatMoney(trip.children_price, locale)}
        </KeyValue>
      )}
      {trip.singles > 0 && (
        <KeyValue label={t('sum.singles', { count: trip.singles })}>{formatMoney(trip.supplement, locale)}</KeyValue>
      )}
      {trip.deposit && (
        <KeyValue label={t('sum.rest', { date: formatDayWithYear(trip.deposit.until, locale) })}>
          −{formatMoney(trip.deposit.rest, locale)}
        </KeyValue>
      )}
    </>
  );
}
