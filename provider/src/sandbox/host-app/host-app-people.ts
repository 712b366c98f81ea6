/** A customer of the sandbox's host app, whom nobody is. */
export interface HostAppPerson {
  readonly id: string;
  readonly individualId: number;
  readonly registerNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobileNumber: string;
}

/** One with a number, and one whom the app knows no number of. */
export const hostAppPeople: readonly HostAppPerson[] = [
  {
    id: 'anudari',
    individualId: 70_001,
    registerNumber: 'УБ95060421',
    firstName: 'Анударь',
    lastName: 'Батболд',
    mobileNumber: '88020001',
  },
  {
    id: 'temuulen',
    individualId: 70_002,
    registerNumber: 'ӨҮ04222915',
    firstName: 'Тэмүүлэн',
    lastName: 'Өлзийбаяр',
    mobileNumber: '',
  },
];
