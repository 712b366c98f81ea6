import { checkAccountName } from '@aylal/contracts/payments';
import { getWallet, readWalletStatement, type Wallet, type WalletTransaction } from '@aylal/contracts/wallet';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A movement of a wallet: a prize, by default. */
export function buildWalletLine(overrides: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    kind: 'prize',
    fee: 0,
    amount: 150_000,
    status: 'DONE',
    description: 'WIN-4K7P2XQ8',
    transfer_type: 'DEPOSIT',
    transaction_type: 'DEBIT',
    from_account_number: '7000000001',
    approval_date_time: '2026-11-20T02:00:00.000Z',
    created_at: '2026-11-20T02:00:00.000Z',
    ...overrides,
  };
}

/** A game wallet with an account, a prize, and a withdrawal on its way. */
export function buildWallet(overrides: Partial<Wallet> = {}): Wallet {
  return {
    current_balance: 120_000,
    pending_balance: 30_000,
    account_number: '7000000001',
    withdrawal_bank_account: '500***4567',
    withdrawal_bank_account_name: 'BAT***ARI',
    withdrawal_bank_name: 'Khan',
    withdrawals_from: null,
    last_transactions: [
      buildWalletLine({
        kind: 'withdrawal',
        amount: 30_000,
        status: 'PENDING',
        description: 'WDR-9QX2M3AB',
        transfer_type: 'WITHDRAW',
        transaction_type: 'CREDIT',
        approval_date_time: null,
        created_at: '2026-11-21T01:00:00.000Z',
      }),
      buildWalletLine(),
    ],
    ...overrides,
  };
}

/** The wallets, as 200, one after another. */
export function stubWallet(...wallets: Wallet[]): Stub {
  return stubOperation(
    getWallet,
    wallets.map((result) => ({ status_code: 200 as const, message: '', result: [result] })),
  );
}

/** The last lines of the wallet's statement, as 200. */
export function stubStatement(result = buildWallet().last_transactions): Stub {
  return stubOperation(readWalletStatement, { status_code: 200, message: '', result, next: null });
}

/** The bank names the holder of any account. */
export function stubHolder(): Stub {
  return stubOperation(checkAccountName, {
    status_code: 200,
    message: '',
    result: { custFirstName: 'ANUDARI', custLastName: 'BATBOLD' },
  });
}
