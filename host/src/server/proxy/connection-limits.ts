export interface ConnectionLimitOptions {
  /** At one address: a household or an office, not a laptop that wants all of them. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** Counts the open live updates (REL-12). A page without one polls instead. */
export interface ConnectionLimits {
  /** False when there are enough already; nothing is counted then. */
  take(address: string): boolean;
  free(address: string): void;
}

/** Fewer in all than the connections that a provider takes (`MAX_CONNECTIONS`), so that calls find theirs. */
const usual: ConnectionLimitOptions = { perAddress: 200, inAll: 1_000 };

export function createConnectionLimits({ perAddress, inAll }: ConnectionLimitOptions = usual): ConnectionLimits {
  const open = new Map<string, number>();
  let all = 0;
  return {
    take(address) {
      const own = open.get(address) ?? 0;
      if (own >= perAddress || all >= inAll) return false;
      open.set(address, own + 1);
      all += 1;
      return true;
    },
    free(address) {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
      all -= 1;
    },
  };
}
