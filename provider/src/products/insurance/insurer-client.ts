import * as v from 'valibot';
import { createBearerClient, type BearerClientSettings } from '../../platform/partner-http/bearer-client.ts';
import { parsePartnerAnswer } from '../../platform/partner-http/parse-partner-answer.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { Insurer, InsurerPlan } from './insurer.ts';
import { foundPolicies, issuedPolicy, productRecord, productsAnswer } from './insurer-messages.ts';
import { isTerritory } from './territories.ts';
import { planTitles } from './labels/plan-labels.ts';

/** The selling system of an insurer: what it sells, and policies by the number of our order. */
export function createInsurerClient(settings: BearerClientSettings): Insurer {
  const { call, read, close } = createBearerClient(settings);
  return {
    catalogue: async () => {
      const body = await read('/products');
      const { insurer, insurer_latin, claim_phone, cooling_off_days, products } = parsePartnerAnswer(
        productsAnswer,
        body,
        'unavailable',
      );
      const plans = products.flatMap(readProduct);
      if (plans.length === 0) throw new PartnerError('unavailable', 'NOTHING_ON_SALE');
      const insurerLatin = insurer_latin ?? insurer;
      return { insurer, insurerLatin, claimPhone: claim_phone, coolingOffDays: cooling_off_days, plans };
    },
    issue: async ({ reference, plan, startDate, endDate, insured }) => {
      const body = { reference, product: plan, starts_on: startDate, ends_on: endDate, insured };
      const answer = await call({ method: 'POST', path: '/policies', body, repeatable: false });
      return parsePartnerAnswer(issuedPolicy, answer.body, 'unknown').number;
    },
    find: async (reference) => {
      const path = `/policies?reference=${encodeURIComponent(reference)}`;
      const { policies } = parsePartnerAnswer(foundPolicies, await read(path), 'unavailable');
      return policies.find((one) => one.reference === reference);
    },
    cancel: async (number) => {
      const path = `/policies/${encodeURIComponent(number)}/cancel`;
      await call({ method: 'POST', path, body: {}, repeatable: false });
    },
    close,
  };
}

/** A bad record costs itself and nothing beside it; so does one that we have no words for. */
function readProduct(record: unknown): InsurerPlan[] {
  const parsed = v.safeParse(productRecord, record);
  if (!parsed.success) return [];
  const { code, territory, day_premium, medical, deductible, max_days, bands, covers, exclusions } = parsed.output;
  if (!isTerritory(territory) || !Object.hasOwn(planTitles, code)) return [];
  return [
    {
      slug: code,
      territory,
      dayPrice: day_premium,
      medical,
      deductible,
      maxDays: max_days,
      bands,
      covered: covers,
      excluded: exclusions,
    },
  ];
}
