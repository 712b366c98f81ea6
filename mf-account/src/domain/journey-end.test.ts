import { buildIssuedOrder } from '@aylal/testing';
import { journeyEnd } from './journey-end.ts';

describe('When a journey is over', () => {
  it('is a day after what was bought ends', () => {
    expect(journeyEnd(buildIssuedOrder({ ends_at: '2026-12-19T03:00:00.000Z' }))).toBe('2026-12-20T03:00:00.000Z');
  });

  it('is not known of goods without an end', () => {
    expect(journeyEnd(buildIssuedOrder({ ends_at: null }))).toBeUndefined();
  });
});
