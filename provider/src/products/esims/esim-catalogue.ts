import type { Esim, EsimListed, EsimPackage, EsimPlanType } from '@aylal/contracts/esims';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { SupplierPackage, SupplierPlan } from './esim-supplier.ts';
import { destinationName, regionOrder } from './destination-names.ts';
import { describePlan, packageTitle } from './plan-labels.ts';

/** A plan with the name it has in addresses and the prices that we charge. */
export interface EsimPlan extends SupplierPlan {
  readonly slug: string;
  readonly prices: ReadonlyMap<string, Money>;
}

/** Everything on sale, in the order of the list. */
export type EsimCatalogue = readonly EsimPlan[];

/** Where most of our travellers go, first. */
const popular = ['KR', 'JP', 'CN', 'TR', 'TH', 'RU', 'US', 'VN', 'KZ', 'AE', 'HK', 'SG', 'DE', 'FR', 'IT', 'GB'];
const planOrder: readonly EsimPlanType[] = ['data', 'data-voice-text', 'data-voice', 'data-text'];

/** Whole tens of tögrög for a price in dollars, rounded up. `rate` is tögrög for one dollar. */
export function packagePrice(usd: number, rate: number): Money {
  // The product of two decimals may lie a hair above a whole ten.
  return Math.ceil((usd * rate) / 10 - 1e-6) * 10;
}

/** A catalogue of the supplier's plans: a second operator of the same kind has its own name too. */
export function makeCatalogue(plans: readonly SupplierPlan[], rate: number): EsimCatalogue {
  const taken = new Set<string>();
  const named = plans.map((plan) => {
    const short = `${plan.destination}-${plan.planType}`;
    const slug = taken.has(short) ? `${short}-${plan.operator.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : short;
    taken.add(slug);
    const prices = new Map(plan.packages.map((one) => [one.id, packagePrice(one.priceUsd, rate)]));
    return { ...plan, slug, prices };
  });
  return named.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      a.title.localeCompare(b.title, 'en') ||
      planOrder.indexOf(a.planType) - planOrder.indexOf(b.planType),
  );
}

function rankOf({ countryCode, destination }: SupplierPlan): number {
  if (countryCode === '') return popular.length + regionOrder(destination);
  const place = popular.indexOf(countryCode);
  return place >= 0 ? place : 100;
}

/** The list of a plan type, each with its cheapest price (CALL-10). */
export function listEsims(catalogue: EsimCatalogue, type: EsimPlanType | 'all', locale: Locale): EsimListed[] {
  return catalogue
    .filter(({ planType }) => type === 'all' || planType === type)
    .map((plan) => ({
      slug: plan.slug,
      title: destinationName(plan, locale),
      plan_type: plan.planType,
      country_code: plan.countryCode,
      image: plan.image,
      price: Math.min(...plan.prices.values()),
    }));
}

/** One eSIM with its packages, the smallest first (CALL-16); undefined for a slug that nobody sells. */
export function esimOf(catalogue: EsimCatalogue, slug: string, locale: Locale): Esim | undefined {
  const plan = catalogue.find((one) => one.slug === slug);
  if (!plan) return undefined;
  return {
    slug,
    title: destinationName(plan, locale),
    plan_type: plan.planType,
    country_code: plan.countryCode,
    description: describePlan(plan.planType, locale),
    countries: plan.coverages.map(({ code, networks }) => ({
      code,
      name: destinationName({ countryCode: code, destination: code, title: code }, locale),
      networks: networks.map(({ name, types }) => ({ name, types: [...types] })),
    })),
    packages: plan.packages
      .map((one) => packageView(one, plan.prices.get(one.id) ?? 0, locale))
      .toSorted((a, b) => Number(a.is_unlimited) - Number(b.is_unlimited) || a.price - b.price),
    activation_policy: plan.activation,
    hotspot: plan.hotspot,
    apn_type: plan.apnType,
    plans: catalogue
      .filter(({ destination }) => destination === plan.destination)
      .map(({ slug: other, planType }) => ({ slug: other, plan_type: planType })),
  };
}

export function packageView(one: SupplierPackage, price: Money, locale: Locale): EsimPackage {
  return {
    id: one.id,
    title: packageTitle(one, locale),
    price,
    data_mb: one.dataMb,
    days: one.days,
    is_unlimited: one.isUnlimited,
    voice_minutes: one.voiceMinutes,
    sms: one.sms,
    fair_use: one.fairUse && { daily_mb: one.fairUse.dailyMb, then_kbps: one.fairUse.thenKbps },
  };
}
