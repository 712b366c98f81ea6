import type { Config } from '../config.ts';

/** Somebody outside whom the shop depends on. */
export interface OutsideParty {
  /** What `NOT_OFFERED` calls it. */
  readonly name: string;
  /** The variable that holds its address. */
  readonly variable: string;
  readonly url: (config: Config) => string | undefined;
}

/** Without these no customer hears from us, or gets money back. */
export const requiredParties = [
  { name: 'mail', variable: 'SMTP_URL', url: ({ messages }) => messages.mail.url },
  { name: 'sms', variable: 'SMS_URL', url: ({ messages }) => messages.sms.url },
  { name: 'payouts', variable: 'PAYOUT_URL', url: ({ partners }) => partners.payout.url },
] as const satisfies readonly OutsideParty[];

/** Who may be left out, with what only they can do. */
export const optionalParties = [
  { name: 'qpay', variable: 'QPAY_URL', url: ({ qpay }) => qpay.url },
  { name: 'socialpay', variable: 'SOCIALPAY_URL', url: ({ partners }) => partners.socialPay.url },
  { name: 'card', variable: 'CARD_URL', url: ({ partners }) => partners.card.url },
  { name: 'pocket', variable: 'POCKET_URL', url: ({ partners }) => partners.pocket.url },
  { name: 'transfer', variable: 'TRANSFER_URL', url: ({ partners }) => partners.transfer.url },
  { name: 'lender', variable: 'LENDER_URL', url: ({ partners }) => partners.lender.url },
  { name: 'receipts', variable: 'EBARIMT_URL', url: ({ tax }) => tax.url },
  { name: 'identity', variable: 'DAN_URL', url: ({ identity }) => identity.url },
  { name: 'hotels', variable: 'BEDBANK_URL', url: ({ partners }) => partners.bedBank.url },
  { name: 'flights', variable: 'AIRLINE_URL', url: ({ partners }) => partners.airline.url },
  { name: 'buses', variable: 'BUS_URL', url: ({ partners }) => partners.bus.url },
  { name: 'trains', variable: 'TRAIN_URL', url: ({ partners }) => partners.train.url },
  { name: 'trips', variable: 'TRIP_URL', url: ({ partners }) => partners.trip.url },
  { name: 'transports', variable: 'TRANSPORT_URL', url: ({ partners }) => partners.transport.url },
  { name: 'esims', variable: 'ESIM_URL', url: ({ partners }) => partners.esim.url },
  { name: 'insurance', variable: 'INSURER_URL', url: ({ partners }) => partners.insurer.url },
] as const satisfies readonly OutsideParty[];

/**
 * A sentence for each outside party that production lacks. The sandbox plays all of them; development without it goes without them. In production
 * each one has an address, or `NOT_OFFERED` says that the shop does without it: nothing is left out by mistake, and nobody is made up.
 */
export function missingParties(config: Config): readonly string[] {
  if (config.mode !== 'production' || config.sandbox) return [];
  const without = new Set<string>(config.notOffered);
  const absent = ({ url }: OutsideParty) => url(config) === undefined;
  return [
    ...requiredParties.filter(absent).map(({ variable }) => `${variable} is needed in production`),
    ...optionalParties
      .filter((party) => absent(party) && !without.has(party.name))
      .map(({ name, variable }) => `${variable} is needed in production, or ${name} in NOT_OFFERED`),
  ];
}
