import { declineOfCode } from './decline-of-code.ts';

describe('The code of a bank', () => {
  it.each([
    ['51', 'not-enough-money'],
    ['051', 'not-enough-money'],
    ['54', 'card-expired'],
    ['061', 'over-limit'],
    ['05', 'declined'],
    ['017', 'cancelled'],
  ])('%s is a refusal: %s', (code, reason) => {
    expect(declineOfCode(code)).toBe(reason);
  });

  it.each(['00', '000', '01', '001', '', '151', 'constructor'])('%s is no refusal', (code) => {
    expect(declineOfCode(code)).toBeNull();
  });
});
