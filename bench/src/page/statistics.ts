/** The middle value, or the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new Error('no value has no median');
  return (low + high) / 2;
}

/** The median of the ratios of pairs that were measured one after the other: what changes slowly on the machine cancels out. */
export function pairedRatio(measured: readonly number[], base: readonly number[]): number {
  if (measured.length !== base.length) throw new Error('pairs need as many values on both sides');
  return median(measured.map((value, index) => value / (base[index] ?? NaN)));
}
