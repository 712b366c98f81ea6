import type { SlotPart } from '@aylal/shell';
import { LastSearchesList } from '../ui/search-form/last-searches-list.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';

/** The hotel search in its tab of the home page, and what was searched before. */
function HomeSearchPart() {
  return (
    <>
      <SearchForm />
      <LastSearchesList />
    </>
  );
}

export const part: SlotPart<'home.search'> = { Component: HomeSearchPart };
