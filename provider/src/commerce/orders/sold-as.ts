/** How value added tax stands to a line. */
export type TaxType = 'VAT_ABLE' | 'VAT_ZERO' | 'VAT_FREE';

const ticket = 'Нислэгийн тийз';

/** What is sold, in the words of a receipt, and how its tax stands. */
export const soldAs = {
  'border-crossing': { kind: 'ticket', what: ticket, taxType: 'VAT_ZERO' },
  domestic: { kind: 'ticket', what: ticket, taxType: 'VAT_ABLE' },
  esim: { kind: 'fee', what: 'eSIM багц', taxType: 'VAT_ABLE' },
  hotel: { kind: 'fee', what: 'Зочид буудал', taxType: 'VAT_ABLE' },
  bus: { kind: 'ticket', what: 'Автобусны тасалбар', taxType: 'VAT_ABLE' },
  train: { kind: 'ticket', what: 'Галт тэрэгний тасалбар', taxType: 'VAT_ABLE' },
  'train-abroad': { kind: 'ticket', what: 'Галт тэрэгний тасалбар', taxType: 'VAT_ZERO' },
  trip: { kind: 'fee', what: 'Аялал', taxType: 'VAT_ABLE' },
  transport: { kind: 'fee', what: 'Жолоочтой унаа', taxType: 'VAT_ABLE' },
  ride: { kind: 'fee', what: 'Унааны түрээс', taxType: 'VAT_ABLE' },
  insurance: { kind: 'fee', what: 'Аяллын даатгал', taxType: 'VAT_FREE' },
} as const satisfies Readonly<
  Record<string, { readonly kind: 'ticket' | 'fee'; readonly what: string; readonly taxType: TaxType }>
>;

/** How something was sold, as far as its tax goes. */
export type SoldAs = keyof typeof soldAs;
