import type { Trip } from '@aylal/contracts/trips';

/** What is being filled in: another trip or date is another draft. */
export const tripDraftKey = ({ slug }: Pick<Trip, 'slug'>, date: string) => `trip.booking.${slug}.${date}`;
