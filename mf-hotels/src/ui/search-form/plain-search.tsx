import { addDays, homeDate } from '@aylal/domain/calendar';
import { stayHorizonDays, stayLimits } from '@aylal/domain/hotels';
import { TypedPlaceField } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { messageKey, useLocale, useQuery, useSearchParams, useServices, useSharedMessages } from '@aylal/shell';
import { Button, FieldNote, Grid, SelectField, Stack, TextField } from '@aylal/ui';
import { suggestHotelsQuery } from '../../api/suggest-hotels-query.ts';
import { useHotelsMessages } from '../use-hotels-messages.ts';
import type { SearchFormValues } from './search-form-schema.ts';
import { childKey, onlyPlace, plainChildren, typedText } from './read-plain-search.ts';

export interface PlainSearchProps {
  values: SearchFormValues;
  /** Message keys of what is wrong in the address, by field. */
  faults: Readonly<Record<string, string>>;
}

/** The search as a form that a browser without scripts sends by itself: the place as text, days as the browser asks for them, up to four children. */
export function PlainSearch({ values, faults }: PlainSearchProps) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { now } = useServices();
  const today = homeDate(now());
  const error = (...names: string[]) => {
    const key = names.map((name) => faults[name]).find(Boolean);
    return key && s(messageKey(key));
  };
  const days = { type: 'date', min: today, max: addDays(today, stayHorizonDays + stayLimits.nights) } as const;
  return (
    <form method="get" action={`/${locale}${hotelsRoutes.list.pattern}`} role="search" aria-label={t('search.title')}>
      <input type="hidden" name="nationality" value={values.nationality} />
      <Stack gap="3">
        <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr 1fr' }} gap="3">
          <Place code={values.text} error={error('text')} />
          <TextField
            {...days}
            name="check_in"
            label={t('search.checkIn')}
            defaultValue={values.check_in}
            error={error('check_in')}
          />
          <TextField
            {...days}
            name="check_out"
            label={t('search.checkOut')}
            defaultValue={values.check_out}
            error={error('check_out')}
          />
        </Grid>
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
          <SelectField
            name="rooms"
            label={t('guests.rooms')}
            defaultValue={String(values.rooms)}
            options={upTo(1, stayLimits.rooms)}
          />
          <SelectField
            name="adults"
            label={t('guests.adults')}
            defaultValue={String(values.adults)}
            options={upTo(1, stayLimits.adults)}
          />
          {Array.from({ length: plainChildren }, (_, index) => (
            <SelectField
              key={index}
              name={childKey(index + 1)}
              label={t('guests.childAge', { place: index + 1 })}
              placeholder="–"
              optional
              defaultValue={values.ages[index] ?? ''}
              options={upTo(0, stayLimits.childAge)}
            />
          ))}
        </Grid>
        <FieldNote id="plain-guests-note" error={error('rooms', 'adults', 'children', 'child_age_details')} />
        <Button type="submit" size="lg" width="full">
          {t('search.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function upTo(least: number, most: number) {
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const count = String(least + index);
    return { value: count, label: count };
  });
}

function Place({ code, error }: { code: string; error: string | undefined }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { api } = useServices();
  const [search] = useSearchParams();
  const text = typedText(search);
  const found = useQuery({ ...suggestHotelsQuery(api, text, locale), enabled: text !== '' }).data?.result ?? [];
  const places = text === '' || onlyPlace(found, text) ? [] : found;
  return (
    <TypedPlaceField
      name="place_text"
      label={t('search.where')}
      placeholder={t('search.wherePlaceholder')}
      text={text || code}
      error={text !== '' && found.length === 0 ? t('search.none') : error}
      {...(places.length > 0
        ? {
            choice: {
              name: 'text',
              legend: t('search.where'),
              places: places.map(({ tapa_code, name, place }) => ({ value: tapa_code, label: `${name} · ${place}` })),
            },
          }
        : {})}
    />
  );
}
