/** Version of what this package offers to remotes. A descriptor names what it was built for; another major version, or a newer one than this, is refused before code runs (MFE-7). */
export const shellContractVersion = '1.24.0';

/** True when a remote that asks for `range` (`^1.2.0`) can run in a shell of `version`. */
export function contractFits(range: string, version: string): boolean {
  const wanted = range.replace('^', '').split('.').map(Number);
  const offered = version.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = wanted;
  const [offeredMajor = 0, offeredMinor = 0, offeredPatch = 0] = offered;
  if (major !== offeredMajor) return false;
  return offeredMinor > minor || (offeredMinor === minor && offeredPatch >= patch);
}
