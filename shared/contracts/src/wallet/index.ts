export {
  walletTypes,
  type WalletType,
  walletKinds,
  walletTransaction,
  wallet,
  type Wallet,
  type WalletTransaction,
} from './wallet.ts';
export { topUpLimits } from './top-up-sum.ts';
export {
  getWallet,
  readWallet,
  mostStatementLines,
  readWalletStatement,
  topUpWallet,
  addWalletTopUp,
} from './wallet-operations.ts';
export { checkWalletCode, saveWithdrawalAccount, withdrawalAmount, withdraw } from './withdrawal-operations.ts';
