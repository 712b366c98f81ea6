import { useRef } from 'react';
import { type LocalDate, isLocalDate } from '@aylal/domain/calendar';
import { tripLimits, type SearchTrip } from '@aylal/domain/flights';
import type { TravellerMix } from '@aylal/domain/people';
import { Button, chakra, Fieldset, IconButton, Legend, VisuallyHidden } from '@aylal/ui';
import { IconPlus, IconTrash } from '@aylal/ui/icons';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { FlightDatesField } from './flight-dates-field.tsx';
import { PlaceField } from './place-field.tsx';
import { withOneMore, withoutTrip, withTrip } from './trips-of-form.ts';

export interface TripRowsProps {
  trips: readonly SearchTrip[];
  people: TravellerMix;
  onChange: (trips: SearchTrip[]) => void;
  /** The sentence at a field of a trip. */
  fault: (index: number, ...fields: (keyof SearchTrip)[]) => string | undefined;
  today: LocalDate;
}

/** A journey over several towns: from where, to where and when, trip by trip; two to six of them. */
export function TripRows({ trips, people, onChange, fault, today }: TripRowsProps) {
  const t = useFlightsMessages();
  const addRef = useRef<HTMLButtonElement>(null);
  const full = trips.length >= tripLimits.max;
  const remove = (index: number) => {
    onChange(withoutTrip(trips, index));
    // The button that was pressed is gone with its trip.
    addRef.current?.focus();
  };
  return (
    <>
      {trips.map((trip, index) => (
        <Fieldset key={index}>
          <Legend>{t('search.trip', { number: index + 1 })}</Legend>
          <Row>
            <PlaceField
              label={t('search.from')}
              value={trip._from}
              otherEnd={trip._to}
              onChange={(_from) => onChange(withTrip(trips, index, { _from }))}
              error={fault(index, '_from')}
            />
            <PlaceField
              label={t('search.to')}
              value={trip._to}
              otherEnd={trip._from}
              onChange={(_to) => onChange(withTrip(trips, index, { _to }))}
              error={fault(index, '_to')}
            />
            <FlightDatesField
              search={{ ...people, ...trip, return_date: '', trip_type: 'OW' }}
              onChange={({ depart_date }) => onChange(withTrip(trips, index, { depart_date }))}
              today={today}
              min={dayBefore(trips[index - 1]) ?? today}
              error={fault(index, 'depart_date')}
            />
            {trips.length > tripLimits.min && (
              <Remove label={t('search.removeTrip', { number: index + 1 })} onClick={() => remove(index)}>
                <IconTrash size={20} />
              </Remove>
            )}
          </Row>
        </Fieldset>
      ))}
      <VisuallyHidden role="status">{t('search.trips', { count: trips.length })}</VisuallyHidden>
      <Button
        ref={addRef}
        variant="ghost"
        alignSelf="flex-start"
        aria-disabled={full || undefined}
        onClick={() => onChange(withOneMore(trips))}
      >
        <IconPlus size={20} />
        {full ? t('search.mostTrips', { count: tripLimits.max }) : t('search.addTrip')}
      </Button>
    </>
  );
}

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1.2fr) minmax(0,1.2fr) minmax(0,1fr) 44px' },
  },
});

/** Beside the row where there is room, on a phone at the end of its heading. */
const Remove = chakra(IconButton, {
  base: {
    position: { base: 'absolute', lg: 'static' },
    top: '-34px',
    insetEnd: '0',
    marginTop: { lg: '1.5' },
    color: 'fg.muted',
  },
});

/** The day of the trip before, once it is chosen. */
function dayBefore(trip: SearchTrip | undefined): LocalDate | undefined {
  return trip && isLocalDate(trip.depart_date) ? trip.depart_date : undefined;
}
