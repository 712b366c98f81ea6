import { orderInvariants } from '../orders/order-invariants.ts';
import { plainOrderInvariants } from '../plain-orders/plain-order-invariants.ts';
import { paymentInvariants } from '../payments/payment-invariants.ts';
import { transferInvariants } from '../payments/transfer/transfer-invariants.ts';
import { refundInvariants } from '../refunds/refund-invariants.ts';
import { walletInvariants } from '../wallets/wallet-invariants.ts';
import { withdrawalInvariants } from '../withdrawals/withdrawal-invariants.ts';
import { ledgerInvariants, type LedgerInvariant } from './check-ledger.ts';

/** Everything that `ledger check` looks at; slices add their own here. */
export const invariants: readonly LedgerInvariant[] = [
  ...ledgerInvariants,
  ...orderInvariants,
  ...paymentInvariants,
  ...transferInvariants,
  ...refundInvariants,
  ...walletInvariants,
  ...plainOrderInvariants,
  ...withdrawalInvariants,
];
