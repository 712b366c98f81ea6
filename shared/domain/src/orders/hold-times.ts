/** For so many minutes a price check fixes the price (MNY-6). */
export const priceFixedMinutes = 20;
/** For so many minutes the seats of a booking wait for its money. */
export const seatsHeldMinutes = 30;
/** So many minutes before the first departure check-in closes, and selling with it. */
export const sellingEndsMinutes = 60;

/** Until when a booking holds its seats, in milliseconds since 1970: half an hour, and never past the end of selling. */
export function seatsHeldUntil(bookedAt: number, departsAt: number): number {
  return Math.min(bookedAt + seatsHeldMinutes * 60_000, departsAt - sellingEndsMinutes * 60_000);
}
