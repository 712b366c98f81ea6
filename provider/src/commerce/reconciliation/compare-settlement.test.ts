import { compareSettlement, type Settlement } from './compare-settlement.ts';

const theirs = (id: string, amount = 900_000, currency = 'MNT') => ({ id, amount, currency, invoice: `at-${id}` });
const ours = (id: string, amount = 900_000) => ({ id, amount, ref_number: `AYL-${id}` });
const differences = (over: Partial<Settlement>) =>
  compareSettlement({
    theirs: over.theirs ?? [],
    theirsAround: over.theirsAround ?? over.theirs ?? [],
    ours: over.ours ?? [],
    known: over.known ?? over.ours ?? [],
  }).map(({ kind, payment_id, partner_amount, our_amount }) => [kind, payment_id, partner_amount, our_amount]);

describe('[MNY-7] [OPS-4] Two sides of a day', () => {
  it.each<[string, Partial<Settlement>, unknown[]]>([
    ['agree', { theirs: [theirs('a'), theirs('b', 5)], ours: [ours('b', 5), ours('a')] }, []],
    ['have nothing', {}, []],
    ['missing here', { theirs: [theirs('a')] }, [['missing-here', 'a', 900_000, null]]],
    ['missing there', { ours: [ours('a')] }, [['missing-there', 'a', null, 900_000]]],
    ['another amount', { theirs: [theirs('a', 1)], ours: [ours('a', 2)] }, [['amount-differs', 'a', 1, 2]]],
    ['another currency', { theirs: [theirs('a', 7, 'USD')] }, [['other-currency', 'a', 7, null]]],
    ['booked a day late', { theirs: [theirs('a')], ours: [], known: [ours('a')] }, []],
    ['booked today, paid yesterday', { theirsAround: [theirs('a')], ours: [ours('a')] }, []],
    [
      'several at once, by id',
      { theirs: [theirs('c'), theirs('a')], ours: [ours('b')] },
      [
        ['missing-here', 'a', 900_000, null],
        ['missing-there', 'b', null, 900_000],
        ['missing-here', 'c', 900_000, null],
      ],
    ],
  ])('%s', (_name, sides, found) => {
    expect(differences(sides)).toEqual(found);
  });
});
