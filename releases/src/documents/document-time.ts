import { Refused } from './refusal.ts';

/** Clocks of honest machines differ; what differs more is a forgery or a machine that needs its clock set. */
export const clockSkewMs = 5 * 60_000;

/** Throws when a document is of the future or no longer valid, five minutes of skew allowed. */
export function checkValidity(what: string, { from, until }: { from: string; until: string }, now: Date): void {
  if (Date.parse(from) > now.getTime() + clockSkewMs)
    throw new Refused(
      'not-yet-valid',
      `${what} is signed for ${from}, and it is ${now.toISOString()} here; check the clocks`,
    );
  if (Date.parse(until) < now.getTime() - clockSkewMs) throw new Refused('expired', `${what} was valid until ${until}`);
}
