/** Failures as a part of the tries, from 0 to 1; null without any. */
export function rateOf({ pages, failures }: { readonly pages: number; readonly failures: number }): number | null {
  return pages === 0 ? null : failures / pages;
}

/** `0.0123` as `1.23 %`; what is not null is never written as nothing at all. */
export function writeRate(rate: number | null): string {
  if (rate === null) return '–';
  const percent = rate * 100;
  if (percent === 0) return '0 %';
  return percent < 0.01 ? '< 0.01 %' : `${Number(percent.toFixed(2))} %`;
}

/** Ten-thousandths of the visitors as a percentage. */
export function writeShare(share: number): string {
  return `${Number((share / 100).toFixed(2))} %`;
}

/** A bound that values stay within. */
export function writeWithin(value: number | 'over' | null, unit: string): string {
  if (value === null) return '–';
  if (value === 'over') return '∞';
  return unit === '' ? `≤ ${value}` : `≤ ${value} ${unit}`;
}

/** Bytes in thousands, as budgets are thought of. */
export function writeBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${Number((bytes / 1000).toFixed(1))} kB`;
}
