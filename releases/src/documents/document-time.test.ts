import { checkValidity, clockSkewMs } from './document-time.ts';

const from = '2026-11-21T00:00:00.000Z';
const until = '2026-12-05T00:00:00.000Z';
const at = (instant: string, ms: number) => () =>
  checkValidity('it', { from, until }, new Date(Date.parse(instant) + ms));

describe('[MFE-3] The time of a document', () => {
  it('allows clocks to differ by five minutes', () => {
    expect(clockSkewMs).toBe(300_000);
    expect(at(from, -clockSkewMs)).not.toThrow();
    expect(at(until, clockSkewMs)).not.toThrow();
  });

  it('refuses what is signed for later, and says which time it is here', () => {
    expect(at(from, -clockSkewMs - 1)).toThrow(
      expect.objectContaining({ code: 'not-yet-valid', message: expect.stringContaining('2026-11-20T23:54:59.999Z') }),
    );
  });

  it('refuses what is over, and says since when', () => {
    expect(at(until, clockSkewMs + 1)).toThrow(
      expect.objectContaining({ code: 'expired', message: `it was valid until ${until}` }),
    );
  });
});
