import type { TrainVoyage } from '@aylal/contracts/trains';
import { trainBookingRoutes, trainPlacesRoutes } from '@aylal/routes';
import { RouteLink, useParams, useSearchParams } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { placesOf } from '../../domain/chosen-places.ts';
import { VoyagePage } from '../places/voyage-page.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TrainBookingForm } from './train-booking-form.tsx';
import { UnpaidTrainGate } from './unpaid-train-gate.tsx';

type Page = keyof typeof trainBookingRoutes;

/** Who travels on the places that were chosen. */
export function TrainBookingPage({ page }: { page: Page }) {
  const { voyage = '' } = useParams();
  return (
    <VoyagePage key={voyage} id={voyage} page={page}>
      {(read) => <ChosenPlaces voyage={read} page={page} />}
    </VoyagePage>
  );
}

function ChosenPlaces({ voyage, page }: { voyage: TrainVoyage; page: Page }) {
  const t = useBusMessages();
  const [search] = useSearchParams();
  const choice = trainBookingRoutes[page].readSearch(search);
  const wagon = voyage.wagons.find(({ number }) => String(number) === choice?.wagon);
  const places = placesOf(choice?.places);
  if (wagon && places.length > 0)
    return (
      <UnpaidTrainGate voyage={voyage.id}>
        <TrainBookingForm voyage={voyage} wagon={wagon} places={places} page={page} />
      </UnpaidTrainGate>
    );
  return (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('trainPlaces.none')}
      action={
        <LinkButton asChild>
          <RouteLink to={trainPlacesRoutes[page].to({ voyage: voyage.id })}>{t('trainBooking.back')}</RouteLink>
        </LinkButton>
      }
    />
  );
}
