import type { SlotPart } from '@aylal/shell';
import { SearchForm } from '../search-form/search-form.tsx';

/** The flight search in the tab of the home page. */
function HomeSearchPart() {
  return <SearchForm />;
}

export const part: SlotPart<'home.search'> = { Component: HomeSearchPart };
