import { useSearchParams } from '@aylal/shell';
import { readChoice, writeChoice, type ResultsChoice } from './results-address.ts';

/** Sorting and filters live in the address: a change replaces it, so Back leaves the list instead of undoing ticks one by one. */
export function useResultsChoice(): { choice: ResultsChoice; choose: (choice: ResultsChoice) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    choice: readChoice(search),
    choose: (choice) =>
      setSearch((present) => writeChoice(present, choice), { replace: true, preventScrollReset: true }),
  };
}
