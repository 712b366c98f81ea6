import type { Airport } from '@aylal/contracts/flights';
import { addDays, homeDate, searchHorizonDays } from '@aylal/domain/calendar';
import { travellerLimits, type AgeCategory } from '@aylal/domain/people';
import { TypedPlaceField } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { messageKey, useLocale, useQuery, useSearchParams, useServices, useSharedMessages } from '@aylal/shell';
import { Button, FieldNote, Fieldset, Grid, Legend, SelectField, Stack, TextField } from '@aylal/ui';
import { searchAirportsQuery } from '../../api/search-airports-query.ts';
import { useFlightsMessages } from '../use-flights-messages.ts';
import type { SearchFormValues } from './search-form-schema.ts';
import { nextTripNumbers, onlyPlace, typedKeys, typedText, type TypedKey } from './read-plain-search.ts';

export interface PlainSearchProps {
  values: SearchFormValues;
  /** Message keys of what is wrong in the address, by field. */
  faults: Readonly<Record<string, string>>;
}

/** The search as a form that a browser without scripts sends by itself: places as text, days as the browser asks for them. */
export function PlainSearch({ values, faults }: PlainSearchProps) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { now } = useServices();
  const today = homeDate(now());
  const error = (name: string) => {
    const key = faults[name];
    return (
      key && s(messageKey(key === 'validation_date' && values.depart_date === '' ? 'validation_date_not_chosen' : key))
    );
  };
  const days = { type: 'date', min: today, max: addDays(today, searchHorizonDays) } as const;
  return (
    <form
      method="get"
      action={`/${locale}${flightsRoutes.results.pattern}`}
      role="search"
      aria-label={t('search.title')}
    >
      <Stack gap="3">
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr 1fr' }} gap="3">
          <SelectField
            name="trip_type"
            label={t('search.tripType')}
            defaultValue={values.trip_type}
            options={[
              { value: 'RT', label: t('search.roundTrip') },
              { value: 'OW', label: t('search.oneWay') },
              { value: 'MT', label: t('search.multiCity') },
            ]}
          />
          <TypedPlace name="from_text" label={t('search.from')} code={values._from} error={error('_from')} />
          <TypedPlace name="to_text" label={t('search.to')} code={values._to} error={error('_to')} />
          <TextField
            {...days}
            name="depart_date"
            label={t('search.depart')}
            defaultValue={values.depart_date}
            error={error('depart_date')}
          />
          <TextField
            {...days}
            name="return_date"
            label={t('search.return')}
            optional
            defaultValue={values.return_date}
            error={error('return_date')}
          />
        </Grid>
        <FurtherTrips values={values} faults={faults} days={days} />
        <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="3">
          <Count name="adult" value={values.adult} error={error('adult')} />
          <Count name="child" value={values.child} error={error('child')} />
          <Count name="infant" value={values.infant} error={error('infant')} />
        </Grid>
        <Button type="submit" size="lg" width="full">
          {t('search.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The trips after the first, of a journey over several towns: each begins where the one before ends. */
function FurtherTrips({
  values,
  faults,
  days,
}: PlainSearchProps & { days: { type: 'date'; min: string; max: string } }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const [search] = useSearchParams();
  const overTowns = values.trip_type === 'MT';
  const faultOf = (index: number) => {
    const [, key] = Object.entries(faults).find(([path]) => path.startsWith(`next_trips.${index}`)) ?? [];
    return (key ?? (index === 0 ? faults['next_trips'] : undefined)) || undefined;
  };
  return (
    <details open={overTowns}>
      <summary>{t('search.multiCity')}</summary>
      <Stack gap="3" paddingTop="2">
        {nextTripNumbers.map((number, index) => {
          const trip = overTowns ? values.next_trips[index] : undefined;
          const fault = overTowns && trip ? faultOf(index) : undefined;
          return (
            <Fieldset key={number}>
              <Legend>{t('search.trip', { number })}</Legend>
              <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="3">
                <TypedPlace
                  name={`to${number}_text`}
                  optional
                  label={t('search.to')}
                  code={search.get(`_to${number}`) ?? trip?._to ?? ''}
                  error={fault && s(messageKey(fault))}
                />
                <TextField
                  {...days}
                  name={`depart${number}`}
                  label={t('search.depart')}
                  optional
                  defaultValue={search.get(`depart${number}`) ?? trip?.depart_date}
                />
              </Grid>
            </Fieldset>
          );
        })}
      </Stack>
    </details>
  );
}

/** A place as text; one that fits several towns is asked about. */
function TypedPlace({
  name,
  label,
  code,
  error,
  optional = false,
}: {
  name: TypedKey;
  label: string;
  code: string;
  error: string | undefined;
  optional?: boolean;
}) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { api } = useServices();
  const [search] = useSearchParams();
  const text = typedText(search, name);
  const found = useQuery({ ...searchAirportsQuery(api, text, locale), enabled: text !== '' }).data?.result ?? [];
  const places = text === '' || onlyPlace(found, text) ? [] : found;
  const unknown = text !== '' && code === '' && found.length === 0;
  return (
    <TypedPlaceField
      name={name}
      label={label}
      placeholder={t('search.place')}
      text={text || code}
      optional={optional}
      error={unknown ? t('airport.none') : error}
      {...(places.length > 0
        ? {
            choice: {
              name: typedKeys[name],
              legend: t('airport.found', { count: places.length }),
              places: places.map(labelled),
            },
          }
        : {})}
    />
  );
}

function labelled({ code, name, city_name, country_name }: Airport) {
  return { value: code, label: `${city_name}, ${name} (${code}) · ${country_name}` };
}

function Count({ name, value, error }: { name: AgeCategory; value: number; error: string | undefined }) {
  const t = useFlightsMessages();
  const { min, max } = travellerLimits[name];
  return (
    <div>
      <SelectField
        name={name}
        label={t(`travellers.${name}`)}
        defaultValue={String(value)}
        options={Array.from({ length: max - min + 1 }, (_, index) => ({
          value: String(min + index),
          label: String(min + index),
        }))}
      />
      <FieldNote id={`plain-${name}-note`} error={error} />
    </div>
  );
}
