/** A name of which the office sees as much as tells two people apart: the first letter of each word (PII-2). */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}***`)
    .join(' ');
}
