import { accountRoutes } from '../accounts/account-routes.ts';
import { companyRoutes } from '../accounts/companies/company-routes.ts';
import { contentRoutes } from '../content/pages/content-routes.ts';
import { couponRoutes } from '../commerce/coupons/coupon-routes.ts';
import type { Deps } from '../platform/deps.ts';
import { signInByHostRoute } from '../accounts/host-app/sign-in-by-host-handler.ts';
import { identityRoutes } from '../accounts/identity/identity-routes.ts';
import { localTapaRoutes } from '../content/places/local-tapa-routes.ts';
import { officeRoutes } from '../office/routes/office-routes.ts';
import { orderRoutes } from '../commerce/orders/order-routes.ts';
import { personalDataRoutes } from '../accounts/privacy/personal-data-routes.ts';
import { payLaterRoutes } from '../commerce/payments/pay-later/pay-later-routes.ts';
import { paymentRoutes } from '../commerce/payments/payment-routes.ts';
import { receiptRoutes } from '../commerce/tax-receipts/receipt-routes.ts';
import { answerChangeRoute } from '../commerce/partner-changes/answer-change-route.ts';
import { refundRoutes } from '../commerce/refunds/refund-routes.ts';
import { requestRoutes } from '../content/requests/request-routes.ts';
import { termsRoutes } from '../commerce/instalments/terms/terms-routes.ts';
import { walletRoutes } from '../commerce/wallets/wallet-routes.ts';
import { withdrawalRoutes } from '../commerce/withdrawals/withdrawal-routes.ts';
import { personalDataSources } from './personal-data-sources.ts';
import { noteWalletCode } from '../commerce/withdrawals/wallet-codes.ts';
import { productParts } from './products.ts';
import type { Route } from '../platform/http/route.ts';

/** Table of contents: every operation of the contract that is served here. */
export function routes(deps: Deps): readonly Route[] {
  return [
    ...productParts.flatMap((product) => product.routes(deps)),
    ...accountRoutes(deps, noteWalletCode),
    ...identityRoutes(deps),
    signInByHostRoute(deps),
    ...personalDataRoutes(deps, personalDataSources),
    ...localTapaRoutes(),
    ...orderRoutes(deps),
    ...couponRoutes(deps),
    ...termsRoutes(deps),
    ...companyRoutes(deps),
    ...paymentRoutes(deps),
    ...receiptRoutes(deps),
    ...refundRoutes(deps),
    answerChangeRoute(deps),
    ...payLaterRoutes(deps),
    ...contentRoutes(deps),
    ...requestRoutes(deps),
    ...walletRoutes(deps),
    ...withdrawalRoutes(deps),
    ...officeRoutes(deps),
  ];
}
