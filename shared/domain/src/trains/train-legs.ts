/**
 * The legs of a train that are ridden between two of its stops, each called by the place of the stop it leaves, counted from 0: what a place of a train is sold for. Two parts of a way touch without a
 * leg in common where one gets off and another on. Empty when the train does not go from the one to the other.
 */
export function trainLegs(stops: readonly string[], from: string, to: string): readonly number[] {
  const [on, off] = [stops.indexOf(from), stops.indexOf(to)];
  return on < 0 ? [] : Array.from({ length: Math.max(0, off - on) }, (_, index) => on + index);
}
