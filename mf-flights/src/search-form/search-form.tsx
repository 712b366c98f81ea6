import { useEffect } from 'react';
import type { FlightSearchQuery } from '@aylal/contracts';
import { localDateAt, type SearchTrip } from '@aylal/domain';
import { useSchemaForm } from '@aylal/forms';
import { flightsRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { Box, Button, chakra, Notice, Stack } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/journey';
import { IconArrowsLeftRight, IconSearch } from '@aylal/ui/icons';
import { useFlightsMessages, useSharedMessages } from '../ui/use-flights-messages.ts';
import { FlightDatesField } from './flight-dates-field.tsx';
import { PlaceField } from './place-field.tsx';
import { homeZone } from './read-search.ts';
import { searchFormSchema, type SearchFormValues } from './search-form-schema.ts';
import { emptySearch, formOf } from './search-form-start.ts';
import { TravellersField } from './travellers-field.tsx';
import { TripRows } from './trip-rows.tsx';
import { tripsToGoOn } from './trips-of-form.ts';

/** What has been typed into a search that was not sent yet. */
const draftKey = 'flights.search';

export interface SearchFormProps {
  /** A search that stands, or what an address could say. Without it: what was typed before, or an empty form. */
  start?: FlightSearchQuery | SearchFormValues;
  /** Faults of the address, by field; each goes away when its field is changed. */
  faults?: Record<string, string>;
  onSearched?: () => void;
}

/** One way, round trip or over several towns, from where, to where, when, who. Leads to the results: the search lives in their address. */
export function SearchForm({ start, faults = {}, onSearched }: SearchFormProps) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const { drafts, navigator, now } = useServices();
  const form = useSchemaForm(searchFormSchema(now()), {
    defaultValues: start ? formOf(start) : (drafts.read<SearchFormValues>(draftKey) ?? emptySearch),
  });
  const values = form.watch();
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const fault = (...names: (keyof SearchFormValues)[]) => {
    const key = names
      .map((name) => errors[name]?.message ?? (dirtyFields[name] || isSubmitted ? undefined : faults[name]))
      .find(Boolean);
    return key && s(key);
  };
  const tripFault = (index: number, ...fields: (keyof SearchTrip)[]) => {
    if (index === 0) return fault(...fields);
    // What is wrong with the trips as a whole is said at the day of the last one.
    const whole = fields.includes('depart_date') && index === values.next_trips.length;
    const own = fields.map((field) => errors.next_trips?.[index - 1]?.[field]?.message);
    const named = [...fields.map((field) => `next_trips.${index - 1}.${field}`), ...(whole ? ['next_trips'] : [])];
    const key =
      [...own, ...(whole ? [errors.next_trips?.message] : [])].find(Boolean) ??
      (dirtyFields.next_trips || isSubmitted ? undefined : named.map((name) => faults[name]).find(Boolean));
    return key && s(key);
  };
  const set = (change: Partial<SearchFormValues>) => {
    for (const [name, value] of Object.entries(change)) {
      form.setValue(name as keyof SearchFormValues, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  // The draft store is outside React: what is typed outlives the page.
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => drafts.write(draftKey, typed) }),
    [form, drafts],
  );
  const submit = form.handleSubmit((criteria) => {
    navigator.go(flightsRoutes.results.to({}, criteria));
    onSearched?.();
  });
  const roundTrip = values.trip_type === 'RT';
  const overTowns = values.trip_type === 'MT';
  const today = localDateAt(now(), homeZone);
  return (
    <form onSubmit={submit} noValidate role="search" aria-label={t('search.title')}>
      <Stack gap="3">
        {Object.keys(faults).length > 0 && !isSubmitted && (
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
              <Places>
                <PlaceField
                  label={t('search.from')}
                  value={values._from}
                  onChange={(_from) => set({ _from })}
                  error={fault('_from')}
                />
                <PlaceField
                  label={t('search.to')}
                  value={values._to}
                  onChange={(_to) => set({ _to })}
                  error={fault('_to')}
                />
                <Swap
                  type="button"
                  aria-label={t('search.swap')}
                  onClick={() => set({ _from: values._to, _to: values._from })}
                >
                  <IconArrowsLeftRight size={18} />
                </Swap>
              </Places>
              <FlightDatesField
                search={values}
                onChange={({ depart_date, return_date }) => set({ depart_date, ...(roundTrip ? { return_date } : {}) })}
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
  );
}

function tripOf({ _from, _to, depart_date }: SearchTrip): SearchTrip {
  return { _from, _to, depart_date };
}

const Fields = chakra('div', {
  base: { display: 'grid', gap: '2', alignItems: 'start' },
  variants: {
    towns: {
      true: { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,20rem) auto' }, justifyContent: 'start' },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0,1fr)',
          lg: 'minmax(0,1.4fr) minmax(0,1fr)',
          xl: 'minmax(0,2.2fr) minmax(0,1.35fr) minmax(0,1.05fr) auto',
        },
      },
    },
  },
});

const Places = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '2', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) minmax(0,1fr)' },
    // On a phone the swap stands on the end of both fields: their words stop before it.
    '& > div > button': { paddingInlineEnd: '16' },
  },
});

const Swap = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    zIndex: 'raised',
    width: { base: '44px', lg: '36px' },
    height: { base: '44px', lg: '36px' },
    top: { base: '38px', lg: '10px' },
    insetEnd: { base: '12px', lg: 'auto' },
    left: { lg: 'calc(50% - 18px)' },
    rotate: { base: '90deg', lg: '0deg' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    bg: 'bg',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { bg: 'accent.subtle' },
  },
});
