/** A distance as it is told: whole metres, or kilometres for one decimal. */
export interface ToldDistance {
  readonly amount: number;
  readonly unit: 'm' | 'km';
}

/** CUR-07: metres when under 1000, otherwise kilometres, to be shown with one decimal (`formatDistance` of i18n). Takes metres, 0 or more. */
export function tellDistance(metres: number): ToldDistance {
  const whole = Math.round(metres);
  return whole < 1000 ? { amount: whole, unit: 'm' } : { amount: metres / 1000, unit: 'km' };
}
