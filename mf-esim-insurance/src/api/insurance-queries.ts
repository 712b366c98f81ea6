import { listPassengers } from '@aylal/contracts/account';
import {
  getInsurance,
  listInsurance,
  listInsuranceTravellers,
  readInsuranceTerms,
  suggestInsurance,
} from '@aylal/contracts/insurance';
import { getInsurancePolicy } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type Services } from '@aylal/shell';

type Api = Pick<Services, 'api'>;

/** Covers that hold where the text says (NEED-15). */
export function listInsuranceQuery({ api }: Api, text: string, language: Locale) {
  return endpointQuery(api, listInsurance, { query: { text } }, { staleTime: stale.lists, language });
}

/** Countries that the text means, each with a cover for it (CALL-09). */
export function suggestInsuranceQuery({ api }: Api, text: string, language: Locale) {
  return endpointQuery(api, suggestInsurance, { query: { text } }, { staleTime: stale.reference, language });
}

/** One cover (CALL-17). */
export function getInsuranceQuery({ api }: Api, slug: string, language: Locale) {
  return endpointQuery(api, getInsurance, { params: { slug } }, { staleTime: stale.lists, language });
}

/** Where the terms of that name lie (NEED-161). */
export function readInsuranceTermsQuery({ api }: Api, name: string, language: Locale) {
  return endpointQuery(api, readInsuranceTerms, { params: { name } }, { staleTime: stale.lists, language });
}

/** The policy of an order: asked for by anyone who looks, and forgotten at once when nobody looks any more. */
export function getInsurancePolicyQuery({ api }: Api, ref_number: string, language: Locale) {
  const asked = endpointQuery(
    api,
    getInsurancePolicy,
    { query: { ref_number } },
    { staleTime: stale.always, language },
  );
  return { ...asked, gcTime: 0 };
}

/** Saved passengers of the customer. */
export function listPassengersQuery({ api }: Api) {
  return endpointQuery(api, listPassengers, {}, { staleTime: stale.lists });
}

/** Who travels on coming orders of one's own (NEED-162): in the clear, so forgotten at once when nobody looks any more. */
export function listTravellersQuery({ api }: Api, language: Locale) {
  const asked = endpointQuery(api, listInsuranceTravellers, {}, { staleTime: stale.always, language });
  return { ...asked, gcTime: 0 };
}
