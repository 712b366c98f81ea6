import { compareVersions } from './release-order.ts';

describe('The order of versions', () => {
  it.each([
    ['1.0.0', '1.0.0', 0],
    ['1.2.0', '1.10.0', -1],
    ['2.0.0', '1.9.9', 1],
    ['1.0.1', '1.0.0', 1],
    ['1.0.0+bb', '1.0.0+aa', 0],
    ['1.0.0+aa', '1.0.1', -1],
  ])('%s against %s', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order);
  });
});
