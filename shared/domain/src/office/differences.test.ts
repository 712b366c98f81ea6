import { differenceKinds, needsSecondForWriteOff, outcomesOf, writeOffAlone, writtenOff } from './differences.ts';

describe('A difference with a partner', () => {
  it('ends by what its kind allows, and money that we have not booked is never written off', () => {
    expect(Object.fromEntries(differenceKinds.map((kind) => [kind, outcomesOf(kind)]))).toEqual({
      'missing-here': ['book', 'returned'],
      'missing-there': ['partner-corrects', 'write-off'],
      'amount-differs': ['partner-corrects', 'write-off'],
      'other-currency': ['returned'],
    });
  });

  it('costs what the partner has less than our books, and brings what it has more', () => {
    expect(writtenOff({ partner_amount: null, our_amount: 900 })).toBe(-900);
    expect(writtenOff({ partner_amount: 700, our_amount: 900 })).toBe(-200);
    expect(writtenOff({ partner_amount: 950, our_amount: 900 })).toBe(50);
  });

  it('is written off by one person up to the limit, lost or gained', () => {
    expect([writeOffAlone, -writeOffAlone].some(needsSecondForWriteOff)).toBe(false);
    expect([writeOffAlone + 1, -writeOffAlone - 1].every(needsSecondForWriteOff)).toBe(true);
  });
});
