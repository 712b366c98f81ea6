import { compare } from 'semver';

/** Compares `1.2.0+ab` by its three numbers; what is after `+` has no order. Throws for what is no version. */
export function compareVersions(a: string, b: string): number {
  return compare(a, b);
}
