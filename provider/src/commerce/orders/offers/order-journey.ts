import type { LocalDate } from '@aylal/domain/calendar';

/** Where an order goes and when; `end` is null where the way back is not known. */
export interface OrderJourney {
  readonly country: string;
  readonly start: LocalDate;
  readonly end: LocalDate | null;
}

/** Journeys here are at home. */
export const homeCountry = 'MN';
