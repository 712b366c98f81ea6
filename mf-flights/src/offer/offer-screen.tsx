import { flightsRoutes } from '@aylal/routes';
import { ApiError, useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { getFlightOfferQuery, type OfferKey } from '../api/get-flight-offer-query.ts';
import { listedOffer } from '../api/listed-offers.ts';
import { OfferGone } from '../ui/offer-gone.tsx';
import { loadOffer } from './offer-loader.ts';
import { OfferDetails } from './offer-details.tsx';
import { WaitingOffer } from './waiting-offer.tsx';

/** One offer: itinerary, rules, baggage, price; and the price check before passengers are entered. */
function OfferScreen() {
  const [search] = useSearchParams();
  const wanted = flightsRoutes.offer.readSearch(search);
  // The loader has sent every other address to the search.
  return wanted && <Offer offerKey={wanted} shown={wanted.shown} />;
}

function Offer({ offerKey, shown }: { offerKey: OfferKey; shown: number | undefined }) {
  const services = useServices();
  const locale = useLocale();
  const offer = useQuery(getFlightOfferQuery(services.api, offerKey, locale, listedOffer(services, offerKey, locale)));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      {offer.isPending ? (
        <WaitingOffer />
      ) : offer.isError ? (
        <OfferGone
          problem={offer.error instanceof ApiError ? offer.error.problem : null}
          retry={() => void offer.refetch()}
        />
      ) : (
        <OfferDetails offer={offer.data} shown={shown} />
      )}
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: OfferScreen,
  title: 'offer.title',
  load: loadOffer,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-offer.ts'),
};
