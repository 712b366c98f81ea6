/** FLIGHT-15. */
export const ageCategories = ['adult', 'child', 'infant'] as const;
export type AgeCategory = (typeof ageCategories)[number];

/** How many of each category travel. */
export type TravellerMix = Record<AgeCategory, number>;

/** The selectable counts per category, both ends included (FLIGHT-14, GAP-35). */
export const travellerLimits: Readonly<Record<AgeCategory, { readonly min: number; readonly max: number }>> = {
  adult: { min: 1, max: 17 },
  child: { min: 0, max: 17 },
  infant: { min: 0, max: 17 },
};

/** One airline record usually takes this many passengers; more is said early, not refused (field-facts §1). */
export const travellersPerRecord = 9;

/** An infant sits on an adult's lap: no more infants than adults (GAP-35). */
export function infantsFit(mix: Pick<TravellerMix, 'adult' | 'infant'>): boolean {
  return mix.infant <= mix.adult;
}

/** True for travellers who can go as they are: nobody, or an adult with them and no more infants than adults. */
export function mayTravelTogether(types: readonly AgeCategory[]): boolean {
  const count = (category: AgeCategory) => types.filter((type) => type === category).length;
  const mix = { adult: count('adult'), infant: count('infant') };
  return types.length === 0 || (mix.adult >= travellerLimits.adult.min && infantsFit(mix));
}

export function travellerCount(mix: TravellerMix): number {
  return mix.adult + mix.child + mix.infant;
}

/** How many need a seat of their own: an infant has none. */
export function seatCount(mix: Pick<TravellerMix, 'adult' | 'child'>): number {
  return mix.adult + mix.child;
}

/** True when the group is larger than one airline record usually takes. */
export function exceedsOneRecord(mix: TravellerMix): boolean {
  return travellerCount(mix) > travellersPerRecord;
}

/** The counts that may be chosen for one category while the others stay: infants end at the number of adults (GAP-35). */
export function selectableCounts(
  category: AgeCategory,
  mix: Pick<TravellerMix, 'adult'>,
): { min: number; max: number } {
  const { min, max } = travellerLimits[category];
  return { min, max: category === 'infant' ? Math.min(max, mix.adult) : max };
}
