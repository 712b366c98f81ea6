import { ridgeHeight, ridgePath } from './ridge-path.ts';

describe('ridgePath', () => {
  it('puts the dearest day on top and a day without flights on the floor', () => {
    expect(ridgePath([100, 200, undefined])).toBe(
      `M0 ${ridgeHeight}V30H.5C1 30 1 4 1.5 4C2 4 2 ${ridgeHeight} 2.5 ${ridgeHeight}H3V${ridgeHeight}Z`,
    );
  });
  it('draws nothing when no day has a price', () => {
    expect(ridgePath([undefined, undefined])).toBe('');
  });
});
