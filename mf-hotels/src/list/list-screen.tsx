import type { HotelListQuery } from '@aylal/contracts/hotels';
import { QueryView } from '@aylal/parts';
import { useLocale, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { PageContainer } from '@aylal/ui';
import { listHotelsQuery } from '../api/list-hotels-query.ts';
import { readListAddress } from '../domain/list-address.ts';
import { HotelList } from './hotel-list.tsx';
import { loadList } from './list-loader.ts';
import { WaitingList } from './list-states.tsx';
import { SearchSummary } from './search-summary.tsx';

/** ROUTE-34: the hotels of a search. */
function ListScreen() {
  const [search] = useSearchParams();
  const { now } = useServices();
  const read = readListAddress(search, now());
  // The loader has sent every other address to the form.
  return read.ok ? <FoundHotels query={read.query} /> : null;
}

function FoundHotels({ query }: { query: HotelListQuery }) {
  const { api } = useServices();
  const locale = useLocale();
  // While another filter is asked for, the former list stays in view.
  const list = useQuery({ ...listHotelsQuery(api, query, locale), placeholderData: (shown) => shown });
  return (
    <>
      <SearchSummary query={query} place={list.data?.result.place?.name} />
      <PageContainer
        maxWidth="none"
        paddingInlineStart={{ lg: 'max(32px, calc((100vw - 1200px) / 2))' }}
        paddingInlineEnd={{ lg: '0' }}
        paddingTop={{ base: '4', lg: '6' }}
        paddingBottom="10"
      >
        <QueryView query={list} waiting={<WaitingList />} failed={{ headingAs: 'h1' }}>
          {(found) => <HotelList query={query} found={found} renewing={list.isPlaceholderData} />}
        </QueryView>
      </PageContainer>
    </>
  );
}

export const screen: Screen = {
  Component: ListScreen,
  title: 'list.title',
  load: loadList,
  submit: () => import(/* webpackChunkName: "without-scripts" */ '../ui/submit-save.ts'),
};
