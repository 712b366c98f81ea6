import type { BusStop } from '@aylal/contracts';

/** A station by its town, and by its own name where the town has more than one. */
export function stopName({ name, town }: BusStop): string {
  return name === town ? town : `${town}, ${name}`;
}
