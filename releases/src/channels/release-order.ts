/** Compares `1.2.0+ab` by its three numbers; what is after `+` has no order. */
export function compareVersions(a: string, b: string): number {
  const numbers = (version: string) => (version.split('+')[0] ?? '').split('.').map(Number);
  const other = numbers(b);
  return numbers(a).reduce((difference, number, index) => difference || number - (other[index] ?? 0), 0);
}
