/** Megabytes as they are printed on a plan: `500 MB`, `1.5 GB`. */
export function writeData(mb: number): string {
  return mb >= 1024 ? `${Number((mb / 1024).toFixed(1))} GB` : `${mb} MB`;
}
