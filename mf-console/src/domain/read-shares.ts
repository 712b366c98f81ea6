/** The first share and those that follow, in ten-thousandths; a last one of 10,000 is everybody. */
export interface Shares {
  readonly share: number;
  readonly next: readonly number[];
}

/** `5` or `5, 25, 100` in percent; null where that is not growing numbers from 0.01 up to 100 that begin below 100. */
export function readShares(text: string): Shares | null {
  const [share = 0, ...next] = text
    .replaceAll('%', '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\d{1,3}(\.\d{1,2})?$/.test(word) ? Math.round(Number(word) * 100) : NaN));
  const all = [share, ...next];
  const grows = all.every((one, index) => one >= 1 && one <= 10_000 && one > (all[index - 1] ?? 0));
  return grows && share < 10_000 && next.length <= 20 ? { share, next } : null;
}
