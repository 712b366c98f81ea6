import { dayOf } from '@aylal/domain/calendar';
import type { TrainVoyage } from '@aylal/contracts/trains';
import { trainPlacesRoutes, trainRoutes } from '@aylal/routes';
import { formatDay, useLocale, useParams, useSearchParams } from '@aylal/shell';
import { Heading, StatusView, Text } from '@aylal/ui';
import { readPlaces } from '../../domain/chosen-places.ts';
import { UnpaidTrainGate } from '../booking/unpaid-train-gate.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { clockOf } from '../../ui/bus-times.tsx';
import { voyageStations } from '../../domain/voyage-stations.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { PlacesView } from './places-view.tsx';
import { VoyagePage } from './voyage-page.tsx';

type Page = keyof typeof trainPlacesRoutes;

/** The wagons and places of one train. */
export function PlacesPage({ page }: { page: Page }) {
  const { voyage = '' } = useParams();
  return (
    <VoyagePage key={voyage} id={voyage} page={page}>
      {(read) => (
        <UnpaidTrainGate voyage={read.id}>
          <Places voyage={read} page={page} />
        </UnpaidTrainGate>
      )}
    </VoyagePage>
  );
}

function Places({ voyage, page }: { voyage: TrainVoyage; page: Page }) {
  const t = useBusMessages();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { wagon } = readPlaces(voyage, trainPlacesRoutes[page].readSearch(search));
  const { id, from_name, to_name, dep_time } = voyage;
  const { from, to } = voyageStations(id);
  return (
    <>
      <BackLink to={trainRoutes[page].to({}, { _from: from, _to: to, depart_date: dayOf(dep_time) })}>
        {t('trainPlaces.back')}
      </BackLink>
      <Heading as="h1" size="h1" marginTop="1">
        {t('trainPlaces.title')}
      </Heading>
      <Text tone="muted" marginBottom="4">
        {`${from_name} – ${to_name} · ${formatDay(dayOf(dep_time), locale)} ${clockOf(dep_time)}`}
      </Text>
      {wagon ? (
        <PlacesView voyage={voyage} wagon={wagon} page={page} />
      ) : (
        <StatusView kind="none-found" title={t('trainPlaces.fullTitle')} phone>
          {t('trainPlaces.fullText')}
        </StatusView>
      )}
    </>
  );
}
