import { lazy, Suspense, useState } from 'react';
import type { Trip } from '@aylal/contracts/trips';
import type { LocalDate } from '@aylal/domain/calendar';
import { DisplayPriceTag } from '@aylal/parts';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Button, Card } from '@aylal/ui';
import { RadioRows, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

const FIRST = 6;
const FEW = 4;

const PlainDates = lazy(async () => {
  const { PlainDates: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-dates.tsx');
  return { default: Component };
});

interface DateChoiceProps {
  trip: Trip;
  chosen: LocalDate;
  onChoose: (date: LocalDate) => void;
}

/** The dates with their prices and free places; a full one stays, so that one sees that there was one. */
export function DateChoice({ trip, chosen, onChoose }: DateChoiceProps) {
  const { departures } = trip;
  const t = useBusMessages();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const shown = all ? departures : departures.filter(({ date }, index) => index < FIRST || date === chosen);
  return (
    <Card padded>
      <WithoutScripts>
        <Suspense>
          <PlainDates trip={trip} chosen={chosen} />
        </Suspense>
      </WithoutScripts>
      <WithScripts>
        <RadioRows
          legend={t('trip.dates')}
          value={chosen}
          onChange={onChoose}
          rows={shown.map(({ date, end_date, price, free }) => ({
            value: date,
            title: formatFullDay(date, locale),
            description: [
              ...(end_date === date ? [] : [t('trip.until', { date: formatFullDay(end_date, locale) })]),
              t(free <= FEW ? 'trip.few' : 'trip.free', { count: free }),
            ].join(' · '),
            aside: <DisplayPriceTag price={price} size="row" align="end" />,
            ...(free === 0 ? { disabledReason: t('trips.full') } : {}),
          }))}
        />
        {shown.length < departures.length && (
          <Button variant="outline" marginTop="3" onClick={() => setAll(true)}>
            {t('trip.moreDates', { count: departures.length - shown.length })}
          </Button>
        )}
      </WithScripts>
    </Card>
  );
}
