import { daysBetween, type LocalDate } from '../calendar/index.ts';

/** What these rules read of a flight. Dates and times are local to the airport, `_at` are instants with zone. */
export interface ItineraryFlight {
  readonly departure_airport: string;
  readonly departure_date: LocalDate;
  readonly departure_time: string;
  readonly departure_at: string;
  readonly arrival_airport: string;
  readonly arrival_date: LocalDate;
  readonly arrival_time: string;
  readonly arrival_at: string;
  readonly marketing_airline: string;
  readonly operating_airline: string;
}

/** One direction of a journey: at least one flight. */
export interface ItineraryTrip<F extends ItineraryFlight = ItineraryFlight> {
  readonly flights: readonly F[];
}

/** A wait between two flights. `overnight`: three hours or more of it lie between midnight and six at that place. */
export interface Layover {
  readonly airport: string;
  /** The airport of the next departure, when it is another one. */
  readonly nextAirport: string;
  readonly minutes: number;
  readonly overnight: boolean;
  readonly airportChange: boolean;
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whole minutes between two instants. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}

export function stopCount(trip: ItineraryTrip): number {
  return Math.max(0, trip.flights.length - 1);
}

function isOvernight(arrival: ItineraryFlight, departure: ItineraryFlight): boolean {
  const start = minuteOfDay(arrival.arrival_time);
  const end =
    daysBetween(arrival.arrival_date, departure.departure_date) * 1440 + minuteOfDay(departure.departure_time);
  for (let night = 0; night <= end; night += 1440) {
    if (Math.min(end, night + 360) - Math.max(start, night) >= 180) return true;
  }
  return false;
}

/** The waits of a direction, in order; none for a direct flight. */
export function layovers(trip: ItineraryTrip): Layover[] {
  return trip.flights.slice(1).flatMap((next, index) => {
    const before = trip.flights[index];
    if (before === undefined) return [];
    return [
      {
        airport: before.arrival_airport,
        nextAirport: next.departure_airport,
        minutes: minutesBetween(before.arrival_at, next.departure_at),
        overnight: isOvernight(before, next),
        airportChange: before.arrival_airport !== next.departure_airport,
      },
    ];
  });
}

/** Calendar days between leaving and arriving, each in its own zone: 1 is shown as +1; it is −1 when the date line is crossed eastwards. */
export function dayMark(trip: ItineraryTrip): number {
  const first = trip.flights[0];
  const last = trip.flights.at(-1);
  return first === undefined || last === undefined ? 0 : daysBetween(first.departure_date, last.arrival_date);
}

/** Minutes from the first departure to the last arrival, waits included. */
export function tripDurationMinutes(trip: ItineraryTrip): number {
  const first = trip.flights[0];
  const last = trip.flights.at(-1);
  return first === undefined || last === undefined ? 0 : minutesBetween(first.departure_at, last.arrival_at);
}

/** The codes of the carriers that sell the flights of a journey, in order of travel, each once. */
export function carriersOf(trips: readonly ItineraryTrip[]): string[] {
  return [...new Set(trips.flatMap((trip) => trip.flights.map((flight) => flight.marketing_airline)))];
}

/** True when another airline flies than the one that sells: the traveller sees it before booking (field-facts §1). */
export function isCodeshare(flight: Pick<ItineraryFlight, 'marketing_airline' | 'operating_airline'>): boolean {
  return flight.marketing_airline !== flight.operating_airline;
}
