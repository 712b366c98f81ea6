/** @jest-environment node */
import { createFileOrigins } from './file-origins.ts';

const page = 'https://shop.test/mn/flights';
const release = { base: '/releases/mf-trial/1.0.0+ab/', version: '1.0.0+ab', digest: 'd' };

describe('The origins of files', () => {
  it('lead from a file to the same one at the other origin, in both directions', () => {
    const origins = createFileOrigins('https://second.test/cdn/', page);
    expect(origins.second('mf-trial', release)).toBe('https://second.test/cdn/mf-trial/1.0.0+ab/');
    const [one, other] = [
      'https://shop.test/releases/mf-trial/1.0.0+ab/a.js',
      'https://second.test/cdn/mf-trial/1.0.0+ab/a.js',
    ];
    expect([origins.elsewhere(one ?? ''), origins.elsewhere(other ?? '')]).toEqual([other, one]);
  });

  it('know nothing of what is no release’s, and of a second origin that nobody named', () => {
    expect(createFileOrigins('https://second.test/', page).elsewhere('https://shop.test/assets/a.js')).toBeUndefined();
    const alone = createFileOrigins(undefined, page);
    expect(alone.second('mf-trial', release)).toBeUndefined();
    expect(alone.elsewhere('https://shop.test/releases/mf-trial/1.0.0+ab/a.js')).toBeUndefined();
  });
});
