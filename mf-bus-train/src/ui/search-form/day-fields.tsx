import { useServices } from '@aylal/shell';
import { Button, Grid, Text } from '@aylal/ui';
import { DateRangeField } from '@aylal/ui/journey';
import { saleDays } from '../../domain/read-trip.ts';
import { useBusMessages } from '../use-bus-messages.ts';
import type { LandForm } from './use-search-form.ts';

/** The day of departure and, for who wants to come back, that of the return. */
export function DayFields({ values, set, fault }: Pick<LandForm, 'values' | 'set' | 'fault'>) {
  const t = useBusMessages();
  const { first, last } = saleDays(useServices().now());
  const { depart_date, return_date } = values;
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2" alignItems="start">
      <DateRangeField
        mode="single"
        label={t('search.day')}
        startLabel={t('search.day')}
        value={{ start: depart_date || null, end: null }}
        onChange={({ start: day }) =>
          set({ depart_date: day ?? '', ...(return_date !== '' && return_date < (day ?? '') && { return_date: '' }) })
        }
        today={first}
        max={last}
        error={fault('depart_date')}
        footerNote={<Text kind="small">{t('search.dayNote')}</Text>}
      />
      <DateRangeField
        mode="single"
        label={t('search.returnDay')}
        startLabel={t('search.returnDay')}
        placeholder={t('search.oneWay')}
        value={{ start: return_date || null, end: null }}
        onChange={({ start: day }) => set({ return_date: day ?? '' })}
        today={first}
        min={depart_date || first}
        max={last}
        error={fault('return_date')}
        footerNote={
          return_date !== '' && (
            <Button variant="ghost" onClick={() => set({ return_date: '' })}>
              {t('search.oneWay')}
            </Button>
          )
        }
      />
    </Grid>
  );
}
