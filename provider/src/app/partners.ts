import { hostAppPartner } from '../accounts/host-app/host-app-partner.ts';
import { identityPartner } from '../accounts/identity/identity-partner.ts';
import { cardPartner } from '../commerce/payments/golomt/card-partner.ts';
import { lenderPartner } from '../commerce/payments/lend/lender-partner.ts';
import { pocketPartner } from '../commerce/payments/pocket/pocket-partner.ts';
import { qpayPartner } from '../commerce/payments/qpay/qpay-partner.ts';
import { socialPayPartner } from '../commerce/payments/socialpay/social-pay-partner.ts';
import { transferPartner } from '../commerce/payments/transfer/transfer-partner.ts';
import { taxPartner } from '../commerce/tax-receipts/tax-partner.ts';
import { payoutPartner } from '../commerce/withdrawals/payouts/payout-partner.ts';
import { mailPartner } from '../platform/outbox/mail-partner.ts';
import { smsPartner } from '../platform/outbox/sms-partner.ts';
import type { PartnerSettings } from '../platform/config.ts';
import type { AnyPartner } from '../platform/partner-http/define-partner.ts';
import { productParts } from './products.ts';

/** Everybody outside whom the shop depends on, each defined by its owner. */
export const partners: readonly AnyPartner[] = [
  mailPartner,
  smsPartner,
  payoutPartner,
  qpayPartner,
  socialPayPartner,
  cardPartner,
  pocketPartner,
  transferPartner,
  lenderPartner,
  taxPartner,
  identityPartner,
  hostAppPartner,
  ...productParts.flatMap(({ partner }) => partner ?? []),
];

type Variables = Readonly<Record<string, unknown>>;

/** The variables of all partners. */
export const partnerEnvironment: AnyPartner['environment'] = Object.fromEntries(
  partners.flatMap(({ environment }) => Object.entries(environment)),
);

/** A sentence for each variable that a configured partner lacks. */
export function missingOfPartners(e: Variables): string[] {
  return partners.flatMap(({ address, needed }) =>
    e[address] ? needed.filter((name) => !e[name]).map((name) => `${name} is needed with ${address}`) : [],
  );
}

/** The settings of every partner, by its name. */
export function readPartners(e: Variables): PartnerSettings {
  const settings = partners.map((partner) => [partner.name, partner.settings(e)] as const);
  // Each owner's settings fit its name: `definePartner` sees to it.
  return Object.fromEntries(settings) as unknown as PartnerSettings;
}
