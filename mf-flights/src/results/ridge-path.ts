/** The box that the path is drawn in. */
export const ridgeHeight = 40;

/** Prices of consecutive days as a ridge, one unit of width per day: dear days are high, days without flights lie on the floor. Flat at every day, leaning only between them. */
export function ridgePath(prices: readonly (number | undefined)[]): string {
  const known = prices.filter((price) => price !== undefined);
  if (known.length === 0) return '';
  const low = Math.min(...known);
  const span = Math.max(1, Math.max(...known) - low);
  const heights = prices.map((price) =>
    price === undefined ? ridgeHeight : Math.round(ridgeHeight - 10 - ((price - low) / span) * 26),
  );
  const [first = ridgeHeight] = heights;
  const steps = heights
    .slice(1)
    .map((y, index) => `C${index + 1} ${heights[index] ?? y} ${index + 1} ${y} ${index + 1.5} ${y}`);
  return `M0 ${ridgeHeight}V${first}H.5${steps.join('')}H${prices.length}V${ridgeHeight}Z`;
}
