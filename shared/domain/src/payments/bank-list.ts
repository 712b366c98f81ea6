/** A bank that money can be sent to. `code` is that of the interbank network. */
export interface Bank {
  readonly id: number;
  readonly value: string;
  readonly code: string;
}

/** CONST-01, in the listed order (GAP-23). */
export const bankList: readonly Bank[] = [
  { id: 1, value: 'Khan', code: '050000' },
  { id: 2, value: 'Golomt', code: '150000' },
  { id: 3, value: 'State', code: '340000' },
  { id: 4, value: 'Trade and Development', code: '040000' },
  { id: 5, value: 'Chingis Khaan', code: '330000' },
  { id: 6, value: 'Capitron', code: '300000' },
  { id: 7, value: 'Arig', code: '210000' },
  { id: 8, value: 'Bogd', code: '380000' },
  { id: 9, value: 'Mbank', code: '390000' },
];
