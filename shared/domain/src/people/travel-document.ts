import { addMonths, type LocalDate } from '../calendar/index.ts';
import { passportMonths } from './passport-months.ts';

/** What this rule reads of a direction: the countries (two letters) each flight leaves and reaches, where they are known. */
export interface DocumentTrip {
  readonly flights: readonly {
    readonly departure_country?: string | undefined;
    readonly arrival_country?: string | undefined;
  }[];
}

/** What a traveller has to show on a journey. */
export interface DocumentNeed {
  /** A passport number and its last day; without it a document may be left out. */
  readonly passport: boolean;
  /** How many months after the last flight the passport must still be valid: none, three or six. */
  readonly months: 0 | 3 | 6;
}

/**
 * A journey inside the traveller's own country needs no passport, every other one does, whatever the airline. Months are asked by the
 * countries stayed in (not those of a change of planes), never by one's own. A flight whose countries are not known counts as abroad.
 */
export function documentNeed(trips: readonly DocumentTrip[], nationality: string): DocumentNeed {
  const atHome = trips.every(({ flights }) =>
    flights.every((flight) => flight.departure_country === nationality && flight.arrival_country === nationality),
  );
  if (atHome) return { passport: false, months: 0 };
  const asked = trips.flatMap(({ flights }) => {
    const country = flights.at(-1)?.arrival_country;
    return country === undefined || country === nationality ? [] : [passportMonths[country] ?? 0];
  });
  return { passport: true, months: asked.includes(6) ? 6 : asked.includes(3) ? 3 : 0 };
}

/** Whether a passport outlasts the journey as long as is asked. */
export function lastsLongEnough({ months }: DocumentNeed, validUntil: LocalDate, lastArrival: LocalDate): boolean {
  return months === 0 || validUntil >= addMonths(lastArrival, months);
}
