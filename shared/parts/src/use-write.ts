import { ApiError, useMutation } from '@aylal/shell';

export interface Write<Args extends readonly unknown[], Fault> {
  /** From the press until everything that belongs to the write is done. */
  readonly running: boolean;
  /** What went wrong at the last try; null before, meanwhile, and when nothing did. */
  readonly fault: Fault | null;
  /** Writes, and answers what went wrong. */
  readonly run: (...args: Args) => Promise<Fault | null>;
}

/**
 * The way of every write that is no booking (a booking moves money: `sendBooking`). `write` sends it and answers what the provider refused, null where it is done; `unanswered` says it
 * where no answer came, or none that can be read. Never repeated by itself (REL-2).
 */
export function useWrite<Args extends readonly unknown[], Fault>(
  write: (...args: Args) => Promise<Fault | null>,
  unanswered: (error: ApiError) => Fault,
): Write<Args, Fault> {
  const { isPending, data, mutateAsync } = useMutation({
    mutationFn: async (args: Args) => {
      try {
        return await write(...args);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return unanswered(error);
      }
    },
  });
  return { running: isPending, fault: data ?? null, run: (...args) => mutateAsync(args) };
}
