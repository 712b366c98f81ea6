import { useSearchParams } from '@aylal/shell';

/** Writes one filter of a list into the address, in place of the step before, and goes back to the first page. An empty one leaves the address. */
export function useFilter(): (key: string, value: string) => void {
  const [, setSearch] = useSearchParams();
  return (key, value) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('page');
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
}
