/** How one of the five stars is drawn. */
export type StarStep = 'full' | 'half' | 'empty';

/** HOTEL-15: a rating of 0 to 5 in half steps as five star icons. What lies between is rounded to the nearest half, what lies outside is brought in. */
export function starSteps(rating: number): StarStep[] {
  const halves = Math.round(Math.min(5, Math.max(0, rating)) * 2);
  return [1, 2, 3, 4, 5].map((star) => (halves >= star * 2 ? 'full' : halves === star * 2 - 1 ? 'half' : 'empty'));
}
