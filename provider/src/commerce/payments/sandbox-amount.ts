import type { Money } from '@aylal/domain/money';

/** An amount as the pages of the sandbox's banks and lenders write it, alike in every language: `1,250,000₮`. */
export function tugrik(amount: Money): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}₮`;
}
