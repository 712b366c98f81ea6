import type { Wallet } from '@aylal/contracts/wallet';

/** GAME-07: money can be withdrawn only when bank, account and owner are saved. */
export function hasAccount(wallet: Wallet): boolean {
  return (
    wallet.withdrawal_bank_name !== '' &&
    wallet.withdrawal_bank_account !== '' &&
    wallet.withdrawal_bank_account_name !== ''
  );
}
