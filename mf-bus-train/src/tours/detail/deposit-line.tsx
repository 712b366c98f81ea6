import type { Trip, TripDeparture } from '@aylal/contracts/trips';
import { homeDate } from '@aylal/domain/calendar';
import { planTripDeposit } from '@aylal/domain/trips';
import { formatFullDay, useLocale, useServices } from '@aylal/shell';
import { Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** That a deposit is enough to book the chosen date, while the rest is not due yet. */
export function DepositLine({ trip: { deposit }, departure }: { trip: Trip; departure: TripDeparture }) {
  const t = useBusMessages();
  const locale = useLocale();
  const today = homeDate(useServices().now());
  const plan = planTripDeposit(deposit, { price: departure.price, departure: departure.date, today });
  if (!deposit || !plan) return null;
  return (
    <Text kind="small" marginTop="3">
      {t('trip.deposit', { percent: deposit.percent, date: formatFullDay(plan.until, locale) })}
    </Text>
  );
}
