import { busStopId, writeBusTrip } from '@aylal/contracts/bus';
import { busRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { IconBus } from '@aylal/ui/icons';
import { listBusEndsQuery, listBusStopsQuery } from '../../api/bus-queries.ts';
import { useBusMessages } from '../use-bus-messages.ts';
import { GroundSearchForm } from './ground-search-form.tsx';
import { useSearchForm, type SearchFormStart } from './use-search-form.ts';

/** From which town, to one that is reached from there, on which day. Leads to the schedule: the search lives in its address. */
export function SearchForm(start: SearchFormStart) {
  const t = useBusMessages();
  const { api } = useServices();
  const locale = useLocale();
  const stops = useQuery(listBusStopsQuery(api, locale));
  const form = useSearchForm({
    ...start,
    home: stops.data?.result[0]?.id,
    place: busStopId,
    draftKey: 'bus.search',
    addressOf: ({ _from, _to, depart_date, return_date }) =>
      busRoutes.schedule.to({ trip: writeBusTrip({ stop: _from, end: _to, date: depart_date }) }, { return_date }),
  });
  const { values, set } = form;
  const ends = useQuery({ ...listBusEndsQuery(api, values._from, locale), enabled: values._from !== '' });
  const chosen = values._from !== '';
  return (
    <GroundSearchForm
      title={t('search.title')}
      submitLabel={t('search.submit')}
      form={form}
      plain={{ to: busRoutes.search.pattern, places: stops.data?.result }}
      from={{
        stops: { list: stops.data?.result, failed: stops.isError, retry: () => void stops.refetch() },
        noneHint: t('search.noStop'),
        onChange: (_from) => set({ _from, ...(_from === values._from ? {} : { _to: '' }) }),
        mark: IconBus,
      }}
      to={{
        stops: {
          list: chosen ? ends.data?.result : [],
          failed: ends.isError,
          retry: () => void ends.refetch(),
        },
        noneHint: t(chosen ? 'search.noEnd' : 'search.fromFirst'),
        mark: IconBus,
      }}
    />
  );
}
