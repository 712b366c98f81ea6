import { lazy, Suspense } from 'react';
import { homeDate } from '@aylal/domain/calendar';
import type { SearchTrip } from '@aylal/domain/flights';
import { PlacePair } from '@aylal/parts';
import { useServices } from '@aylal/shell';
import { Box, Button, Notice, Stack } from '@aylal/ui';
import { RadioChips, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconSearch } from '@aylal/ui/icons';
import { useFlightsMessages } from '../use-flights-messages.ts';
import { FlightDatesField } from './flight-dates-field.tsx';
import { PlaceField } from './place-field.tsx';
import { Fields } from './search-form-parts.tsx';
import { TravellersField } from './travellers-field.tsx';
import { TripRows } from './trip-rows.tsx';
import { tripsToGoOn } from './trips-of-form.ts';
import { useSearchForm, type SearchFormStart } from './use-search-form.ts';

// Of the server alone: a browser that runs scripts renders none of it.
const PlainSearch = lazy(async () => {
  const { PlainSearch: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-search.tsx');
  return { default: Component };
});

/** One way, round trip or over several towns, from where, to where, when, who. Leads to the results: the search lives in their address. */
export function SearchForm(start: SearchFormStart) {
  const t = useFlightsMessages();
  const { now } = useServices();
  const { values, set, fault, tripFault, submit, fromFaultyAddress } = useSearchForm(start);
  const roundTrip = values.trip_type === 'RT';
  const overTowns = values.trip_type === 'MT';
  const today = homeDate(now());
  return (
    <>
      <WithoutScripts>
        <Suspense>
          <PlainSearch values={values} faults={start.faults ?? {}} />
        </Suspense>
      </WithoutScripts>
      <WithScripts asChild>
        <form onSubmit={submit} noValidate role="search" aria-label={t('search.title')}>
          <Stack gap="3">
            {fromFaultyAddress && (
              <Notice tone="warning" live="alert">
                {t('search.addressFault')}
              </Notice>
            )}
            <RadioChips
              legend={t('search.tripType')}
              hideLegend
              value={values.trip_type}
              onChange={(trip_type) =>
                set(
                  trip_type === 'MT'
                    ? { trip_type, next_trips: tripsToGoOn(values._to, values.next_trips) }
                    : { trip_type },
                )
              }
              options={[
                { value: 'RT', label: t('search.roundTrip') },
                { value: 'OW', label: t('search.oneWay') },
                { value: 'MT', label: t('search.multiCity') },
              ]}
            />
            {overTowns && (
              <TripRows
                trips={[values, ...values.next_trips]}
                people={values}
                onChange={([first, ...next_trips]) => first && set({ ...tripOf(first), next_trips })}
                fault={tripFault}
                today={today}
              />
            )}
            <Fields towns={overTowns}>
              {!overTowns && (
                <>
                  <PlacePair swapLabel={t('search.swap')} onSwap={() => set({ _from: values._to, _to: values._from })}>
                    <PlaceField
                      label={t('search.from')}
                      value={values._from}
                      otherEnd={values._to}
                      onChange={(_from) => set({ _from })}
                      error={fault('_from')}
                    />
                    <PlaceField
                      label={t('search.to')}
                      value={values._to}
                      otherEnd={values._from}
                      onChange={(_to) => set({ _to })}
                      error={fault('_to')}
                    />
                  </PlacePair>
                  <FlightDatesField
                    search={values}
                    onChange={({ depart_date, return_date }) =>
                      set({ depart_date, ...(roundTrip ? { return_date } : {}) })
                    }
                    today={today}
                    error={fault('depart_date', 'return_date')}
                  />
                </>
              )}
              <TravellersField
                value={values}
                onChange={({ adult, child, infant }) => set({ adult, child, infant })}
                error={fault('adult', 'child', 'infant')}
              />
              <Box>
                <Button type="submit" size="lg" width="full">
                  <IconSearch />
                  {t('search.submit')}
                </Button>
              </Box>
            </Fields>
          </Stack>
        </form>
      </WithScripts>
    </>
  );
}

function tripOf({ _from, _to, depart_date }: SearchTrip): SearchTrip {
  return { _from, _to, depart_date };
}
