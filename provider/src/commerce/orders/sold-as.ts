/** How value added tax stands to a line. */
export type TaxType = 'VAT_ABLE' | 'VAT_ZERO' | 'VAT_FREE';

/** What was sold, as a receipt says it: a ticket or a service, in the words of the tax office's language, and how its tax stands. */
export interface SoldAs {
  readonly kind: 'ticket' | 'fee';
  readonly what: string;
  readonly taxType: TaxType;
}
