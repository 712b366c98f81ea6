import { contractFits } from './contract-version.ts';

describe('[MFE-7] the contract of the shell', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.4.2', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^2.0.0', '1.9.0', false],
    ['^1.0.0', '2.0.0', false],
  ])('a remote for %s runs in %s: %s', (range, version, fits) => {
    expect(contractFits(range, version)).toBe(fits);
  });
});
