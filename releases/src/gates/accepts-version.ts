/** Exact versions and caret ranges: the only two that builds write. */
export function acceptsVersion(range: string, version: string): boolean {
  if (!range.startsWith('^')) return range === version;
  const [wanted, offered] = [range.slice(1), version].map((one) => one.split('.').map(Number));
  const [major = 0, minor = 0, patch = 0] = wanted ?? [];
  const [offeredMajor = 0, offeredMinor = 0, offeredPatch = 0] = offered ?? [];
  if (major !== offeredMajor) return false;
  if (major === 0 && minor !== offeredMinor) return false;
  return offeredMinor > minor || (offeredMinor === minor && offeredPatch >= patch);
}
