import { isTurnedRound, statementFilterOf } from './statement-filter.ts';

const read = (search: string) => statementFilterOf(new URLSearchParams(search));

describe('The filter of a statement', () => {
  it.each([
    ['', {}],
    [
      'transfer_type=DEPOSIT&from=2026-11-01&to=2026-11-22',
      { transfer_type: 'DEPOSIT', from: '2026-11-01', to: '2026-11-22' },
    ],
    ['transfer_type=ALL&from=2026-02-30&to=yesterday', {}],
  ])('of the address ?%s', (search, filter) => {
    expect(read(search)).toEqual(filter);
  });

  it('says when its days are turned round', () => {
    expect(isTurnedRound({ from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isTurnedRound({ from: '2026-11-01', to: '2026-11-01' })).toBe(false);
    expect(isTurnedRound({ from: '2026-11-02' })).toBe(false);
  });
});
