import type { Config } from '../platform/config.ts';
import type { AnyPartner } from '../platform/partner-http/define-partner.ts';
import { partners } from './partners.ts';

/** The partners that the shop may do without, by what only they can do. */
export const optionalPartners = partners.flatMap(({ offers, ...partner }) =>
  offers === undefined ? [] : [{ ...partner, offers }],
);

/** Without these no customer hears from us, or gets money back. */
export const requiredPartners = partners.filter(({ offers }) => offers === undefined);

/**
 * A sentence for each outside party that production lacks. The sandbox plays all of them; development without it goes without them. In production
 * each one has an address, or `NOT_OFFERED` says that the shop does without it: nothing is left out by mistake, and nobody is made up.
 */
export function missingParties(config: Config): readonly string[] {
  if (config.mode !== 'production' || config.sandbox) return [];
  const absent = ({ name }: Pick<AnyPartner, 'name'>) => config.partners[name].url === undefined;
  return [
    ...requiredPartners.filter(absent).map(({ address }) => `${address} is needed in production`),
    ...optionalPartners
      .filter((partner) => absent(partner) && !config.notOffered.includes(partner.offers))
      .map(({ address, offers }) => `${address} is needed in production, or ${offers} in NOT_OFFERED`),
  ];
}
