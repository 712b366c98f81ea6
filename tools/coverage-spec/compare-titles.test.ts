import { namedIds, openFacts, unknownIds } from './compare-titles.ts';
import { readChecklist } from './read-checklist.ts';

const rows = readChecklist(`
| PAY-01 | Two things. | shared | doc 1 |
| PAY-01.1 | one | shared | doc 1 |
| PAY-01.2 | the other | shared | doc 1 |
| PAY-02 | One thing. | shared | doc 1 |
`);
const open = (...titles: string[]) => rows.flatMap((row) => openFacts(row, namedIds(titles))).map(({ id }) => id);

describe('What no title names', () => {
  it('is each fact of a row with facts, and the row of one without', () => {
    expect(open()).toEqual(['PAY-01.1', 'PAY-01.2', 'PAY-02']);
    expect(open('[PAY-01.1] a', '[PAY-02] b')).toEqual(['PAY-01.2']);
    expect(open('[PAY-01.1] [PAY-01.2] [PAY-02] a')).toEqual([]);
  });

  it('is not made less by the id of a row that has facts, nor by an id without brackets', () => {
    expect(open('[PAY-01] a', 'PAY-02 b')).toEqual(['PAY-01.1', 'PAY-01.2', 'PAY-02']);
  });
});

describe('An id that the checklist does not have', () => {
  it('is a row or a fact that is not there', () => {
    expect(unknownIds(rows, namedIds(['[PAY-01] [PAY-01.2] [PAY-01.3] [PAY-03] [PYA-02] a']))).toEqual([
      'PAY-01.3',
      'PAY-03',
      'PYA-02',
    ]);
  });

  it('is no promise of reliability and security', () => {
    expect(unknownIds(rows, namedIds(['[MNY-12] [SEC-1] a']))).toEqual([]);
  });
});
