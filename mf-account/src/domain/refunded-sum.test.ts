import { refundedSum } from './refunded-sum.ts';

it.each([
  ['nothing', [], 0],
  ['what has come', [{ state: 'finished', back: 100 } as const, { state: 'finished', back: 20 } as const], 120],
  ['nothing that is on its way', [{ state: 'sent', back: 5 } as const, { state: 'in-process', back: 7 } as const], 0],
  ['nothing that was refused', [{ state: 'refused', back: 9 } as const], 0],
])('counts %s', (_, refunds, sum) => expect(refundedSum({ refunds })).toBe(sum));
