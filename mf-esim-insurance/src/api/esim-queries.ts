import {
  getEsim,
  getEsimGuide,
  getEsimInstall,
  getEsimUsage,
  listEsimDevices,
  listEsimTopUps,
  searchEsims,
  type EsimPlanType,
} from '@aylal/contracts/esims';
import type { Locale } from '@aylal/domain/language';
import { endpointQuery, stale, type Services } from '@aylal/shell';

type Api = Pick<Services, 'api'>;

/** eSIMs of a plan type, kept for 60 s (ESIM-07). */
export function searchEsimsQuery({ api }: Api, search_type: EsimPlanType | 'all', language: Locale) {
  return endpointQuery(api, searchEsims, { query: { search_type } }, { staleTime: stale.lists, language });
}

/** One eSIM with its packages. */
export function getEsimQuery({ api }: Api, slug: string, language: Locale) {
  return endpointQuery(api, getEsim, { query: { slug } }, { staleTime: stale.lists, language });
}

/** Phones that take an eSIM. */
export function listEsimDevicesQuery({ api }: Api) {
  return endpointQuery(api, listEsimDevices, {}, { staleTime: stale.reference });
}

/** How an eSIM is installed, system by system. */
export function getEsimGuideQuery({ api }: Api, language: Locale) {
  return endpointQuery(api, getEsimGuide, {}, { staleTime: stale.reference, language });
}

/** What installs the eSIM of an order: asked for by anyone who looks, and forgotten at once when nobody looks any more. */
export function getEsimInstallQuery({ api }: Api, ref_number: string) {
  return { ...endpointQuery(api, getEsimInstall, { query: { ref_number } }, { staleTime: stale.always }), gcTime: 0 };
}

/** What is left of the eSIM of an order, asked for whenever somebody looks. */
export function getEsimUsageQuery({ api }: Api, ref_number: string) {
  return endpointQuery(api, getEsimUsage, { query: { ref_number } }, { staleTime: stale.always });
}

/** What the eSIM of an order can be topped up with. */
export function listEsimTopUpsQuery({ api }: Api, ref_number: string, language: Locale) {
  return endpointQuery(api, listEsimTopUps, { query: { ref_number } }, { staleTime: stale.always, language });
}
