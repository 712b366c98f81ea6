/** A person and a game that behaves stay far below. */
export const mostMessages = { count: 20, perMs: 1_000 } as const;

/** Counts what comes in and says no from the moment on at which more than `count` came within `perMs`. Instants in milliseconds, of any one clock. */
export function createMessageThrottle({ count, perMs }: { count: number; perMs: number } = mostMessages): (
  now: number,
) => boolean {
  let recent: readonly number[] = [];
  let flooded = false;
  return (now) => {
    recent = [...recent.filter((at) => now - at < perMs), now];
    flooded ||= recent.length > count;
    return !flooded;
  };
}
