/** Where the money of a refund goes that asks for no account: to the customer's wallet with us, at once. */
export const toWallet = {
  bank_name: 'WALLET',
  account_name: '',
  account: '',
  masked_account: '',
  payout_from: null,
} as const;

export function goesToWallet({ bank_name }: { readonly bank_name: string }): boolean {
  return bank_name === toWallet.bank_name;
}
