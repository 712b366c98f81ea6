/** A name with a simple mark of our own drawing beside it: one path in a box of 16, in one colour. */
export interface BrandMark {
  readonly name: string;
  readonly colour: string;
  readonly path: string;
}

const disc = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Z';
const ring = 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z';
const card = 'M2 3h12a1 1 0 0 1 1 1v1.5H1V4a1 1 0 0 1 1-1ZM1 7.5h14V12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V7.5Z';
const twoDiscs = 'M6 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm4.5 0a6 6 0 0 1 0 9 4.5 4.5 0 0 0 0-9Z';

/** Who we sell with (SHELL-15). */
export const partnerMarks: readonly BrandMark[] = [
  { name: 'Hotelbeds', colour: '#00728F', path: 'M1 3h2v4h10V3h2v10h-2V9.5H3V13H1V3Z' },
  { name: 'Dida', colour: '#C2410C', path: ring },
  { name: 'LendPay', colour: '#15803D', path: 'M2 2h3v9h9v3H2V2Zm6 0h6v6h-3V5H8V2Z' },
  { name: 'e-Mongolia', colour: '#1D4ED8', path: 'M8 1l7 4v6l-7 4-7-4V5l7-4Zm0 3.5L4 6.8v2.4l4 2.3 4-2.3V6.8L8 4.5Z' },
];

/** Ways to pay beside the cards (SHELL-15); the transfer is named in the language of the page. */
export const paymentMarks: readonly BrandMark[] = [
  { name: 'QPay', colour: '#1E40AF', path: 'M1 1h6v6H1V1Zm8 0h6v6H9V1ZM1 9h6v6H1V9Zm8 0h3v3H9V9Zm3 3h3v3h-3v-3Z' },
  { name: 'SocialPay', colour: '#7C3AED', path: twoDiscs },
  { name: 'PocketZero', colour: '#0F766E', path: 'M1 3h14v5a7 7 0 0 1-14 0V3Zm4 2.5V8a3 3 0 0 0 6 0V5.5H5Z' },
];

/** The mark of a bank transfer. */
export const transferPath = 'M8 1l7 4v1.5H1V5l7-4ZM2.5 8h2v4h-2V8Zm4.5 0h2v4H7V8Zm4.5 0h2v4h-2V8ZM1 13h14v2H1v-2Z';

/** SHELL-17. */
export const acceptedCards: readonly BrandMark[] = [
  { name: 'Visa', colour: '#1A1F71', path: card },
  { name: 'Mastercard', colour: '#C2410C', path: twoDiscs },
  { name: 'JCB', colour: '#0E7A3B', path: card },
  { name: 'UnionPay', colour: '#B91C1C', path: card },
  { name: 'American Express', colour: '#0B6FB8', path: disc },
];
