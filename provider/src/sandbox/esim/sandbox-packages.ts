import type { EsimPlanType } from '@aylal/contracts/esims';
import { sandboxCountries, sandboxRegions, type SandboxDestination } from './sandbox-destinations.ts';

/** A package as the partner's API writes it. */
export interface SandboxPackage {
  readonly id: string;
  readonly type: 'sim' | 'topup';
  readonly price: number;
  readonly net_price: number;
  readonly amount: number;
  readonly day: number;
  readonly is_unlimited: boolean;
  readonly title: string;
  readonly data: string;
  readonly voice: number | null;
  readonly text: number | null;
  readonly short_info: string | null;
  readonly fair_usage_policy: string | null;
}

const sizes: readonly (readonly [gb: number, days: number])[] = [
  [1, 7],
  [3, 15],
  [5, 30],
  [10, 30],
  [20, 30],
];
const carried: Readonly<Record<EsimPlanType, { voice: number | null; text: number | null; more: number }>> = {
  data: { voice: null, text: null, more: 0 },
  'data-voice-text': { voice: 50, text: 50, more: 4.5 },
  'data-voice': { voice: 100, text: null, more: 4 },
  'data-text': { voice: null, text: 100, more: 1.5 },
};

const cents = (dollars: number) => Math.round(dollars * 10) / 10;

/** The packages of a plan: five sizes, and of data alone an unlimited one with a fair use of 2 GB a day. */
function packagesOf(operator: string, perGb: number, plan: EsimPlanType, kind: SandboxPackage['type']) {
  const { voice, text, more } = carried[plan];
  const suffix = `${plan === 'data' ? '' : `-${plan}`}${kind === 'topup' ? '-topup' : ''}`;
  const make = (name: string, gb: number, days: number, price: number): SandboxPackage => ({
    id: `${operator}-${days}days-${name}${suffix}`,
    type: kind,
    price,
    net_price: Math.round(price * 78) / 100,
    amount: gb * 1024,
    day: days,
    is_unlimited: gb === 0,
    title: `${gb === 0 ? 'Unlimited' : `${gb} GB`} - ${days} Days`,
    data: gb === 0 ? 'Unlimited' : `${gb} GB`,
    voice,
    text,
    short_info: null,
    fair_usage_policy: gb === 0 ? '2 GB per day at full speed, then 1 Mbps' : null,
  });
  const sized = sizes.map(([gb, days]) => make(`${gb}gb`, gb, days, cents(perGb * gb ** 0.62 + more)));
  return plan === 'data' ? [...sized, make('unlimited', 0, 10, cents(perGb * 6.7))] : sized;
}

function operatorOf(
  { slug, perGb }: Pick<SandboxDestination, 'slug' | 'perGb'>,
  plan: EsimPlanType,
  coverages: readonly object[],
  number: number,
) {
  return {
    id: number,
    type: coverages.length > 1 ? 'global' : 'local',
    is_prepaid: false,
    title: `${slug} mobile`,
    esim_type: 'Prepaid',
    apn_type: 'automatic',
    apn_value: null,
    is_roaming: true,
    info: ['LTE / 5G', 'Rechargeable online', 'Hotspot allowed'],
    plan_type: plan,
    activation_policy: plan === 'data' ? 'first-usage' : 'installation',
    is_kyc_verify: false,
    rechargeability: true,
    coverages,
    packages: packagesOf(slug, perGb, plan, 'sim'),
  };
}

const kindsOfPlan = [
  ...sandboxCountries.flatMap(({ slug, perGb, also }) =>
    (['data', ...also] as const).map((plan) => ({ slug, perGb, plan })),
  ),
  ...sandboxRegions.map(({ slug, perGb }) => ({ slug, perGb, plan: 'data' as const })),
];

/** What an eSIM of a package can be topped up with: the same sizes of the same plan. */
export function topUpPackagesOf(packageId: string): readonly SandboxPackage[] {
  const sold = kindsOfPlan.find(({ slug, perGb, plan }) =>
    packagesOf(slug, perGb, plan, 'sim').some(({ id }) => id === packageId),
  );
  return sold ? packagesOf(sold.slug, sold.perGb, sold.plan, 'topup') : [];
}

/** A package of either kind by its name. */
export function findPackage(id: string): SandboxPackage | undefined {
  const base = id.replace(/-topup$/, '');
  return sandboxCatalogue
    .flatMap(({ operators }) => operators)
    .flatMap(({ packages }) => packages)
    .find((one) => one.id === base);
}

const coverage = ({ code, title, networks }: SandboxDestination) => ({
  name: title,
  code,
  networks: networks.map((name) => ({ name, types: ['LTE', '5G'] })),
});

/** Everything that the partner sells, in the shape of its packages call. */
export const sandboxCatalogue = [
  ...sandboxCountries.map((country, index) => ({
    slug: country.slug,
    country_code: country.code,
    title: country.title,
    image: null,
    operators: (['data', ...country.also] as const).map((plan, place) =>
      operatorOf(country, plan, [coverage(country)], index * 10 + place + 1),
    ),
  })),
  ...sandboxRegions.map((region, index) => ({
    slug: region.slug,
    country_code: null,
    title: region.title,
    image: null,
    operators: [
      operatorOf(
        region,
        'data',
        region.codes.flatMap((code) => sandboxCountries.filter((one) => one.code === code).map(coverage)),
        9_000 + index,
      ),
    ],
  })),
];
