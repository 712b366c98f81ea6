import { readChecklist } from './read-checklist.ts';

const checklist = `
| PAY-01 | Two things. | mf-checkout, shared | doc 1 |
| PAY-01.1 | one | mf-checkout, shared | doc 1 |
| PAY-01.2 | the other | mf-checkout, shared | doc 1 |
| PAY-02 | One thing. | mf-checkout | doc 1 |
| GAP-01 | topic | said | resolved | doc 1 |
| GAP-02 | topic | said | a note (no behaviour) | doc 1 |
| NEED-110 | GET | path | none | – | – | screen |
| CARD-01 | Package a is in use. | shared | card |
| doc 1 l.1 | a constant | PAY-01 |
`;

describe('The checklist', () => {
  const rows = readChecklist(checklist);

  it('has each row with its facts, and no other line', () => {
    expect(rows.map(({ id, facts }) => [id, ...facts.map((fact) => fact.id)])).toEqual([
      ['PAY-01', 'PAY-01.1', 'PAY-01.2'],
      ['PAY-02'],
      ['GAP-01'],
      ['NEED-110'],
      ['CARD-01'],
    ]);
  });

  it('knows what kind of row each is, and who owns it', () => {
    expect(rows.map(({ kind }) => kind)).toEqual(['rows', 'rows', 'decisions', 'calls', 'card']);
    expect(rows[0]?.owners).toEqual(['mf-checkout', 'shared']);
  });
});
