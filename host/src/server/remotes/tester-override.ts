import type { Override, ReleaseSource } from '@aylal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCookie } from '../security/add-cookies.ts';

/** A tester's token, kept after the link was opened once. */
export const overrideCookie = 'aylal_override';
export const overrideParameter = 'release_override';

/** Opens a tester's token; every use is logged, a bad one counts as none. */
export async function openTesterOverride(
  source: ReleaseSource,
  token: string | undefined,
  log: FastifyBaseLogger,
): Promise<Override | null> {
  if (!token || !source.openOverride) return null;
  try {
    const override = await source.openOverride(token);
    log.warn({ subject: override.subject, expires: override.expires }, 'release-override');
    return override;
  } catch (error) {
    log.warn({ cause: (error as Error).message }, 'release-override-refused');
    return null;
  }
}

export function keepOverride(token: string, { expires }: Override): AnswerCookie {
  return { name: overrideCookie, value: token, options: { expires: new Date(expires) } };
}

export const dropOverride: AnswerCookie = { name: overrideCookie, value: '', options: { maxAge: 0 } };
