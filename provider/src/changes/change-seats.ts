/** Under this name the seats of a change are held, beside those of the ticket held, which stays good until the new one is written. */
export function changeSeatsRef(ref: string): string {
  return `${ref}/change`;
}
