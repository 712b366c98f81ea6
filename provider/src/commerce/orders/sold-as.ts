/** How a line is taxed. */
export type TaxType = 'VAT_ABLE' | 'VAT_ZERO' | 'VAT_FREE';

/** What was sold, as a receipt says it: a ticket or a service, in the words of the tax office's language, and how it is taxed. */
export interface SoldAs {
  readonly kind: 'ticket' | 'fee';
  readonly what: string;
  readonly taxType: TaxType;
}
