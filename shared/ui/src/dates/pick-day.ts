export type DateRange = { start: string | null; end: string | null };
export type RangeEnd = 'start' | 'end';

/** What a pressed day makes of the range, and which end the next press sets. A return before the departure starts again. */
export function pickDay(range: DateRange, end: RangeEnd, day: string): { range: DateRange; next: RangeEnd } {
  if (end === 'start' || range.start === null || day < range.start) {
    const keepsEnd = end === 'start' && range.end !== null && range.end >= day;
    return { range: { start: day, end: keepsEnd ? range.end : null }, next: 'end' };
  }
  return { range: { start: range.start, end: day }, next: 'end' };
}
