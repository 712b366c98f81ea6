import type { Position } from '@aylal/domain/places';

/** MOB-20, in milliseconds. */
const TIMEOUT_MS = 5_000;
const MAXIMUM_AGE_MS = 60_000;

/** Where the customer is; null when the browser refuses, fails, is too slow or knows no places at all. */
export function getPosition(geolocation: Geolocation | undefined): Promise<Position | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}

/** What the browser would say if it was asked for the place; `unknown` where it does not tell. */
export async function placePermission(): Promise<PermissionStatus | null> {
  return (await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)) ?? null;
}
