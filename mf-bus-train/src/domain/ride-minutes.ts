/** How long a ride takes, in minutes, from two times that each carry the zone of their place. */
export function rideMinutes(departure: string, arrival: string): number {
  return Math.round((Date.parse(arrival) - Date.parse(departure)) / 60_000);
}
