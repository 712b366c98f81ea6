import type { HotelStayQuery } from '@aylal/contracts/hotels';
import { QueryView } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { useLocale, useParams, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { viewHotelQuery } from '../api/view-hotel-query.ts';
import { HotelDetails } from './hotel-details.tsx';
import { loadStay } from './stay-loader.ts';
import { StayNotFound, WaitingStay } from './stay-states.tsx';

/** One hotel for a stay. */
function StayScreen() {
  const { code = '', name = '' } = useParams();
  const [search] = useSearchParams();
  const query = hotelsRoutes.view.readSearch(search);
  // The loader has sent every other address to the form.
  return query && <Stay key={code} code={code} name={name} query={query} />;
}

function Stay({ code, name, query }: { code: string; name: string; query: HotelStayQuery }) {
  const { api } = useServices();
  const locale = useLocale();
  const found = useQuery(viewHotelQuery(api, { code, name }, query, locale));
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <QueryView query={found} waiting={<WaitingStay />} failed={{ headingAs: 'h1' }} notFound={<StayNotFound />}>
        {(hotel) => <HotelDetails found={hotel} address={{ code, name }} query={query} />}
      </QueryView>
    </PageContainer>
  );
}

export const screen: Screen = {
  Component: StayScreen,
  title: 'stay.title',
  load: loadStay,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-stay.ts'),
};
