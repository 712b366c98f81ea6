import { satisfies } from 'semver';

/** Exact versions and caret ranges: the only two that builds write. False for what is no version. */
export function acceptsVersion(range: string, version: string): boolean {
  return satisfies(version, range);
}
