import { resendWait } from './resend-wait.ts';

it.each([
  [0, 30],
  [1, 30],
  [29_001, 1],
  [30_000, 0],
  [90_000, 0],
])('[SEC-4] another code after %d ms needs %d more seconds', (passed, seconds) => {
  expect(resendWait(1000, 1000 + passed)).toBe(seconds);
});
