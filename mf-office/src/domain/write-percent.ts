/** A part from 0 to 1 as a percentage with one digit. */
export function writePercent(part: number): string {
  return `${Number((part * 100).toFixed(1))} %`;
}
