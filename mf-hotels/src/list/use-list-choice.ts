import type { HotelListQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { useSearchParams } from '@aylal/shell';
import { choiceOf, writeChoice, type ListChoice } from '../domain/list-address.ts';

/** Filters, sorting and page live in the address. A filter replaces it and begins at the first page; another page is a step that Back undoes. */
export function useListChoice(query: HotelListQuery) {
  const [search, setSearch] = useSearchParams();
  const { page: _, ...choice } = choiceOf(query);
  return {
    choice,
    choose: (change: Partial<ListChoice>) =>
      setSearch((present) => writeChoice(present, { ...choice, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    /** The address of the whole list, without language. */
    cleared: `${hotelsRoutes.list.pattern}?${writeChoice(search, { sort: choice.sort })}`,
    clear: () =>
      setSearch((present) => writeChoice(present, { sort: choice.sort }), { replace: true, preventScrollReset: true }),
  };
}
