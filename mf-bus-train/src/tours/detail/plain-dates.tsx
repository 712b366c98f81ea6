import type { Trip } from '@aylal/contracts/trips';
import type { LocalDate } from '@aylal/domain/calendar';
import { tripRoutes } from '@aylal/routes';
import { formatFullDay, formatMoney, useLocale } from '@aylal/shell';
import { Button, SelectField } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The dates that have places left, as a form that leads to the booking of one without scripts. */
export function PlainDates({ trip, chosen }: { trip: Trip; chosen: LocalDate }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <form method="get" action={`/${locale}${tripRoutes.booking.to({ slug: trip.slug })}`}>
      <SelectField
        name="date"
        label={t('trip.dates')}
        defaultValue={chosen}
        options={trip.departures
          .filter(({ free }) => free > 0)
          .map(({ date, price }) => ({
            value: date,
            label: `${formatFullDay(date, locale)} · ${formatMoney(price, locale)}`,
          }))}
      />
      <Button type="submit" variant="outline" width="full" marginTop="3">
        {t('trip.book')}
      </Button>
    </form>
  );
}
