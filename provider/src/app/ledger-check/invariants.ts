import { orderInvariants } from '../../commerce/orders/order-invariants.ts';
import { paymentInvariants } from '../../commerce/payments/payment-invariants.ts';
import { transferInvariants } from '../../commerce/payments/transfer/transfer-invariants.ts';
import { refundInvariants } from '../../commerce/refunds/refund-invariants.ts';
import { walletInvariants } from '../../commerce/wallets/wallet-invariants.ts';
import { withdrawalInvariants } from '../../commerce/withdrawals/withdrawal-invariants.ts';
import { officeInvariants } from '../../office/office-invariants.ts';
import { ledgerInvariants, type LedgerInvariant } from '../../commerce/ledger/check-ledger.ts';

/** Everything that `ledger check` looks at; slices add their own here. */
export const invariants: readonly LedgerInvariant[] = [
  ...ledgerInvariants,
  ...orderInvariants,
  ...paymentInvariants,
  ...transferInvariants,
  ...refundInvariants,
  ...walletInvariants,
  ...withdrawalInvariants,
  ...officeInvariants,
];
