import { useState } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { useSearchParams, useServices } from '@aylal/shell';
import { Box, Button } from '@aylal/ui';
import { DateRangeField, type DateRange, type ShownMonth } from '@aylal/ui/journey';
import { WithoutScripts } from '@aylal/ui/primitives';
import { homeDate, localDate } from '@aylal/domain/calendar';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { useChangeMessages } from './change-messages.ts';
import { useServiceDays } from './use-service-days.ts';

/** The days wanted, kept in the address once they are whole. Days on which the airline does not fly cannot be chosen; without scripts the search says of such a day that nothing was found. */
export function NewTravelDays({ order }: { order: FlightOrder }) {
  const t = useChangeMessages();
  const flightsMessage = useFlightsMessages();
  const { now } = useServices();
  const [address, setAddress] = useSearchParams();
  const single = order.search_data.return_date === null;
  const [days, setDays] = useState<DateRange>({ start: address.get('depart_date'), end: address.get('return_date') });
  const [shown, setShown] = useState<ShownMonth | null>(null);
  const { airline, state, isDayOff } = useServiceDays(order, shown);
  function choose(next: DateRange) {
    setDays(next);
    if (next.start === null || (!single && next.end === null)) return;
    setAddress(
      { depart_date: next.start, ...(next.end === null ? {} : { return_date: next.end }) },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <Box as="form" maxWidth={{ md: '480px' }} onSubmit={(event) => event.preventDefault()}>
      <DateRangeField
        label={t(single ? 'search.date' : 'search.dates')}
        mode={single ? 'single' : 'range'}
        startLabel={single ? t('search.date') : t('search.depart')}
        endLabel={t('search.return')}
        today={homeDate(now())}
        names={{ start: 'depart_date', ...(single ? {} : { end: 'return_date' }) }}
        value={days}
        onChange={choose}
        onShown={setShown}
        isDayOff={(date) => isDayOff(localDate(date))}
        caption={
          state === 'unknown' ? undefined : <span role="status">{t(`search.service.${state}`, { airline })}</span>
        }
      />
      <WithoutScripts>
        <Button type="submit" variant="outline" marginTop="3">
          {flightsMessage('search.submit')}
        </Button>
      </WithoutScripts>
    </Box>
  );
}
