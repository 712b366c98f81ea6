/** @jest-environment node */
import { createConnectionLimits } from './connection-limits.ts';

it('[REL-12] gives no more live updates in all than calls leave connections for', () => {
  const counts = createConnectionLimits({ perAddress: 2, inAll: 3 });
  expect(['a', 'a', 'a', 'b', 'c'].map((address) => counts.take(address))).toEqual([true, true, false, true, false]);
  counts.free('a');
  expect([counts.take('c'), counts.take('a')]).toEqual([true, false]);
});
