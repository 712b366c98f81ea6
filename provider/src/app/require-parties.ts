import type { Config } from '../platform/config.ts';
import { ConfigError } from '@aylal/server';
import { missingParties } from './outside-parties.ts';

/** Throws `ConfigError` that names every party that production lacks. */
export function requireParties(config: Config): void {
  const missing = missingParties(config);
  if (missing.length > 0) throw new ConfigError(missing);
}
