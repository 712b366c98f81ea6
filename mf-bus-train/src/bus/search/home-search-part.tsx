import type { SlotPart } from '@aylal/shell';
import { SearchForm } from '../../ui/search-form/search-form.tsx';

/** The bus search in its tab of the home page. */
function HomeSearchPart() {
  return <SearchForm />;
}

export const part: SlotPart<'home.search'> = { Component: HomeSearchPart };
