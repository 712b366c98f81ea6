import { trustKeys } from '../keys/registry-keys.ts';
import { createSigningKey } from '../keys/signing-key.ts';
import { longestOverrideMs, openOverrideToken, signOverrideToken, type OverrideClaims } from './override-token.ts';

const key = createSigningKey();
const issued = '2026-11-21T00:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(issued) + ms);
const claims = (changes: Partial<OverrideClaims> = {}): OverrideClaims => ({
  releases: { 'mf-a': { version: '1.0.0', digest: 'A'.repeat(64) } },
  subject: 'Bat',
  reason: 'look',
  issued,
  expires: after(longestOverrideMs).toISOString(),
  ...changes,
});
const open = (payload: OverrideClaims, now = after(1), registry = key.publicKey) =>
  openOverrideToken(signOverrideToken(payload, key), trustKeys([registry]), now);
const refused = (code: string) => expect.objectContaining({ code });

describe("[MFE-3] A tester's token", () => {
  it('names releases for eight hours', () => {
    const { releases, subject, expires } = claims();
    expect(open(claims())).toEqual({ releases, subject, expires });
    expect(longestOverrideMs).toBe(28_800_000);
  });

  it('is refused at the moment it expires', () => {
    expect(open(claims(), after(longestOverrideMs - 1))).toMatchObject({ subject: 'Bat' });
    expect(() => open(claims(), after(longestOverrideMs))).toThrow(refused('expired'));
  });

  it('is refused when it was meant to live longer', () => {
    const longer = claims({ expires: after(longestOverrideMs + 1).toISOString() });
    expect(() => open(longer)).toThrow(refused('too-long'));
  });

  it('is refused when it is of the future', () => {
    expect(() => open(claims(), after(-3_600_000))).toThrow(refused('not-yet-valid'));
  });

  it('is refused when another registry signed it, or it is for somebody with a name of code', () => {
    expect(() => open(claims(), after(1), createSigningKey().publicKey)).toThrow(refused('unknown-key'));
    expect(() => open(claims({ subject: '(a)' }))).toThrow(refused('document-shape'));
  });
});
