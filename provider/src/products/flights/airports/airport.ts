import type { Locale } from '@aylal/domain/language';

/** What the data package says of an airport, as far as we use it, after corrections. Coordinates in degrees. */
export interface AirportFacts {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevationFeet: number | null;
  readonly size: 'large' | 'medium' | 'small';
  readonly scheduled: boolean;
}

/** An airport with its city and its names per language. */
export interface AirportPlace extends AirportFacts {
  /** The code of the city that it serves; its own when the city has none. */
  readonly city: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly cityNames: Readonly<Record<Locale, string>>;
}
