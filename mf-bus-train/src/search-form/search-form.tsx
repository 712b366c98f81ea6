import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, Grid, IconButton, Text } from '@aylal/ui';
import { DateRangeField } from '@aylal/ui/journey';
import { IconArrowsLeftRight, IconSearch } from '@aylal/ui/icons';
import { listBusEndsQuery, listBusStopsQuery } from '../api/bus-queries.ts';
import { saleDays } from '../domain/read-trip.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { StopField } from './stop-field.tsx';
import { useSearchForm, type SearchFormStart } from './use-search-form.ts';

/** From which stop, to one that is reached from there, on which day. Leads to the schedule: the search lives in its address. */
export function SearchForm(start: SearchFormStart) {
  const t = useBusMessages();
  const { api, now } = useServices();
  const locale = useLocale();
  const { values, set, fault, submit } = useSearchForm(start);
  const { first, last } = saleDays(now());
  const stops = useQuery(listBusStopsQuery(api, locale));
  const ends = useQuery({ ...listBusEndsQuery(api, values._from, locale), enabled: values._from !== '' });
  return (
    <form onSubmit={submit} noValidate role="search" aria-label={t('search.title')}>
      <Grid
        gap="2"
        alignItems="start"
        templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) auto minmax(0,1fr) minmax(0,0.8fr) auto' }}
      >
        <StopField
          label={t('search.from')}
          value={values._from}
          onChange={(_from) => set({ _from, ...(_from === values._from ? {} : { _to: '' }) })}
          stops={{ list: stops.data?.result, failed: stops.isError, retry: () => void stops.refetch() }}
          noneHint={t('search.noStop')}
          error={fault('_from')}
        />
        <IconButton
          label={t('search.swap')}
          alignSelf="center"
          justifySelf="center"
          disabled={values._from === '' || values._to === ''}
          onClick={() => set({ _from: values._to, _to: values._from })}
        >
          <IconArrowsLeftRight />
        </IconButton>
        <StopField
          label={t('search.to')}
          value={values._to}
          onChange={(_to) => set({ _to })}
          stops={{
            list: values._from === '' ? [] : ends.data?.result,
            failed: ends.isError,
            retry: () => void ends.refetch(),
          }}
          noneHint={t(values._from === '' ? 'search.fromFirst' : 'search.noEnd')}
          error={fault('_to')}
        />
        <DateRangeField
          mode="single"
          label={t('search.day')}
          startLabel={t('search.day')}
          value={{ start: values.depart_date || null, end: null }}
          onChange={({ start: day }) => set({ depart_date: day ?? '' })}
          today={first}
          max={last}
          error={fault('depart_date')}
          footerNote={<Text kind="small">{t('search.dayNote')}</Text>}
        />
        <Button type="submit" size="lg" width="full">
          <IconSearch />
          {t('search.submit')}
        </Button>
      </Grid>
    </form>
  );
}
