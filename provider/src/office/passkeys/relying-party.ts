import type { Config } from '../../platform/config.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** For which address passkeys are made: that of the office. Throws `not-found` where nobody has said which it is. */
export function relyingParty({ officeUrl }: Pick<Config, 'officeUrl'>): {
  readonly id: string;
  readonly origin: string;
} {
  if (officeUrl === undefined) throw refuse('not-found');
  const { hostname, origin } = new URL(officeUrl);
  return { id: hostname, origin };
}
