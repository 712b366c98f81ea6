import type { PersonalDataSource } from '../accounts/privacy/personal-data-source.ts';
import { accountData } from '../accounts/privacy/sources/account-data.ts';
import { messageData } from '../accounts/privacy/sources/message-data.ts';
import { orderData } from '../commerce/orders/order-data.ts';
import { passengerData } from '../accounts/privacy/sources/passenger-data.ts';
import { paymentData } from '../commerce/payments/payment-data.ts';
import { refundData } from '../commerce/refunds/refund-data.ts';
import { requestData } from '../content/requests/request-data.ts';
import { walletData } from '../commerce/wallets/wallet-data.ts';
import { withdrawalData } from '../commerce/withdrawals/withdrawal-data.ts';
import { productParts, products } from './products.ts';

/** Everything that is kept of a customer. Whoever adds a table that says whose a row is adds it here. The account comes last: the others find theirs by its addresses. */
export const personalDataSources: readonly PersonalDataSource[] = [
  passengerData,
  orderData(products),
  ...productParts.flatMap(({ ownData = [] }) => ownData),
  paymentData,
  refundData,
  walletData,
  withdrawalData,
  requestData,
  messageData,
  accountData,
];
