import { bankList } from './bank-list.ts';

it('[CONST-01] [GAP-23] the banks have the codes of the specification, in its order', () => {
  expect(bankList).toEqual([
    { id: 1, value: 'Khan', code: '050000' },
    { id: 2, value: 'Golomt', code: '150000' },
    { id: 3, value: 'State', code: '340000' },
    { id: 4, value: 'Trade and Development', code: '040000' },
    { id: 5, value: 'Chingis Khaan', code: '330000' },
    { id: 6, value: 'Capitron', code: '300000' },
    { id: 7, value: 'Arig', code: '210000' },
    { id: 8, value: 'Bogd', code: '380000' },
    { id: 9, value: 'Mbank', code: '390000' },
  ]);
});
