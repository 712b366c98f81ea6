import { messageKey, useLocale, useSearchParams, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Grid, SelectField, TextField } from '@aylal/ui';
import type { BusStop } from '@aylal/contracts/bus';
import { saleDays } from '../../domain/read-trip.ts';
import { townsOf } from '../../domain/towns.ts';
import { useBusMessages } from '../use-bus-messages.ts';
import type { SearchFormValues } from './search-form-schema.ts';

export interface PlainGroundSearchProps {
  title: string;
  submitLabel: string;
  /** The page that it leads to, without language. */
  to: string;
  values: SearchFormValues;
  /** The text of what is wrong with a day. */
  dayErrors: Readonly<Record<'depart_date' | 'return_date', string | undefined>>;
  places: readonly BusStop[];
}

/** The search as a form that a browser without scripts sends by itself: places from a list, the day as the browser asks for it. `find` says that it was sent. */
export function PlainGroundSearch({ title, submitLabel, to, values, dayErrors, places }: PlainGroundSearchProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { first, last } = saleDays(useServices().now());
  const missing = (key: keyof SearchFormValues) =>
    search.has('find') && !search.get(key) ? s(messageKey('validation_required')) : undefined;
  const place = (name: '_from' | '_to', label: string) => (
    <SelectField
      name={name}
      label={label}
      placeholder="–"
      defaultValue={values[name]}
      error={missing(name)}
      options={townsOf(places).map((town) => ({ value: town.id, label: town.name }))}
    />
  );
  return (
    <form method="get" action={`/${locale}${to}`} role="search" aria-label={title}>
      <input type="hidden" name="find" value="1" />
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(4, 1fr)' }} gap="3" alignItems="start">
        {place('_from', t('search.from'))}
        {place('_to', t('search.to'))}
        <TextField
          type="date"
          name="depart_date"
          label={t('search.day')}
          min={first}
          max={last}
          defaultValue={values.depart_date}
          error={dayErrors.depart_date ?? missing('depart_date')}
        />
        <TextField
          type="date"
          name="return_date"
          label={t('search.returnDay')}
          hint={t('search.optional')}
          min={first}
          max={last}
          defaultValue={values.return_date}
          error={dayErrors.return_date}
        />
      </Grid>
      <Button type="submit" size="lg" width="full" marginTop="3">
        {submitLabel}
      </Button>
    </form>
  );
}
