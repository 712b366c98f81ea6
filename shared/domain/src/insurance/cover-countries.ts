/**
 * Whether a cover that names `countries` holds in one of them; a cover that names none is one for journeys abroad, wherever they go.
 */
export function coverHoldsIn(countries: readonly string[], country: string): boolean {
  return countries.length === 0 ? country !== 'MN' : countries.includes(country);
}
