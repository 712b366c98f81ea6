import * as v from 'valibot';
import type { SupplierPackage, SupplierPlan } from '../esim-supplier.ts';
import { destinationRecord, operatorRecord, packageRecord } from './airalo-messages.ts';

/** The plans of a page, record by record: a bad one costs itself and nothing beside it. */
export function readPlans(records: readonly unknown[]): SupplierPlan[] {
  return records.flatMap((record) => {
    const destination = v.safeParse(destinationRecord, record);
    if (!destination.success) return [];
    const { slug, title, country_code, image, operators } = destination.output;
    return operators.flatMap((each) => {
      const operator = v.safeParse(operatorRecord, each);
      if (!operator.success) return [];
      const { id, plan_type, activation_policy, apn_type, info, coverages, packages } = operator.output;
      const readable = packages.flatMap(readPackage);
      if (readable.length === 0) return [];
      return [
        {
          destination: slug,
          title,
          countryCode: country_code ?? '',
          image: image?.url ?? '',
          operator: String(id),
          planType: plan_type,
          activation: activation_policy,
          apnType: apn_type,
          hotspot: info.some((line) => /hotspot|tethering/i.test(line) && !/not allowed/i.test(line)),
          coverages,
          packages: readable,
        },
      ];
    });
  });
}

/** The package of a record; none when it cannot be read. */
export function readPackage(record: unknown): SupplierPackage[] {
  const parsed = v.safeParse(packageRecord, record);
  if (!parsed.success) return [];
  const { id, price, amount, day, is_unlimited, voice, text, fair_usage_policy } = parsed.output;
  const fairUse = is_unlimited && fair_usage_policy ? readFairUse(fair_usage_policy) : null;
  const carries = { dataMb: amount, voiceMinutes: voice ?? 0, sms: text ?? 0 };
  return [{ id, priceUsd: price, days: day, isUnlimited: is_unlimited, fairUse, ...carries }];
}

/** `2 GB per day at full speed, then 1 Mbps` in figures; null for other words. */
function readFairUse(policy: string): SupplierPackage['fairUse'] {
  const match = /(\d+(?:\.\d+)?)\s*(GB|MB)\b.*?(\d+(?:\.\d+)?)\s*(Mbps|kbps)/i.exec(policy);
  if (!match) return null;
  const [, amount = '', unit = '', speed = '', per = ''] = match;
  return {
    dailyMb: Math.round(Number(amount) * (unit.toUpperCase() === 'GB' ? 1024 : 1)),
    thenKbps: Math.round(Number(speed) * (per.toLowerCase() === 'mbps' ? 1000 : 1)),
  };
}
