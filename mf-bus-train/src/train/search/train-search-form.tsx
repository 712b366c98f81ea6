import { trainStationId } from '@aylal/contracts/trains';
import { trainRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { IconTrain } from '@aylal/ui/icons';
import { listTrainStationsQuery } from '../../api/train-queries.ts';
import { GroundSearchForm } from '../../ui/search-form/ground-search-form.tsx';
import { useSearchForm, type SearchFormStart } from '../../ui/search-form/use-search-form.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** From which station, to which, on which day. The trains come under it, and the search into the address of the same page. */
export function TrainSearchForm({ page, ...start }: SearchFormStart & { page: keyof typeof trainRoutes }) {
  const t = useBusMessages();
  const { api } = useServices();
  const stations = useQuery(listTrainStationsQuery(api, useLocale()));
  const form = useSearchForm({
    ...start,
    home: stations.data?.result[0]?.id,
    place: trainStationId,
    draftKey: 'train.search',
    addressOf: (search) => trainRoutes[page].to({}, { ...search }),
  });
  const all = stations.data?.result.map(({ id, name }) => ({ id, name, town: name }));
  const source = (other: string) => ({
    stops: {
      list: all?.filter(({ id }) => id !== other),
      failed: stations.isError,
      retry: () => void stations.refetch(),
    },
    noneHint: t('trains.noStation'),
    mark: IconTrain,
  });
  return (
    <GroundSearchForm
      title={t('trains.title')}
      submitLabel={t('trains.submit')}
      form={form}
      plain={{ to: trainRoutes[page].pattern, places: all }}
      from={{ ...source(form.values._to), onChange: (_from) => form.set({ _from }) }}
      to={source(form.values._from)}
    />
  );
}
