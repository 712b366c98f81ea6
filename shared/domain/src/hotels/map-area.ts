/** A part of the ground, in degrees. */
export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** South, west, north and east, in degrees with five digits at most: `47.88,106.8,47.95,107.05`. */
export const mapAreaPattern =
  /^-?\d{1,2}(\.\d{1,5})?,-?\d{1,3}(\.\d{1,5})?,-?\d{1,2}(\.\d{1,5})?,-?\d{1,3}(\.\d{1,5})?$/;

/** An area as an address and a call say it; some metres are rounded. */
export function writeMapArea({ south, west, north, east }: MapArea): string {
  return [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(4)))).join();
}

/** The area of a text; null where it is none, or its south is not below its north and its west not before its east. */
export function readMapArea(text: string): MapArea | null {
  if (!mapAreaPattern.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  return south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
    ? { south, west, north, east }
    : null;
}

export function inMapArea({ south, west, north, east }: MapArea, { lat, lon }: { lat: number; lon: number }): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}
