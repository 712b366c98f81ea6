import { flightsRoutes } from '@aylal/routes';
import { useSearchParams } from '@aylal/shell';
import { readChoice, writeChoice, type ResultsChoice } from './results-address.ts';

export interface ChosenResults {
  readonly choice: ResultsChoice;
  readonly choose: (choice: ResultsChoice) => void;
  /** The address of the list with another choice, without language. */
  readonly addressOf: (choice: ResultsChoice) => string;
}

/** Sorting and filters live in the address: a change replaces it, so Back leaves the list instead of undoing ticks one by one. */
export function useResultsChoice(): ChosenResults {
  const [search, setSearch] = useSearchParams();
  return {
    choice: readChoice(search),
    choose: (choice) =>
      setSearch((present) => writeChoice(present, choice), { replace: true, preventScrollReset: true }),
    addressOf: (choice) => `${flightsRoutes.results.pattern}?${writeChoice(search, choice)}`,
  };
}
