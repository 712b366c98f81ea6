export {
  esimPlanTypes,
  type EsimPlanType,
  esimSlug,
  esimListed,
  esimPackage,
  esimCountry,
  esim,
  esimDeviceBrand,
  esimGuide,
  type EsimListed,
  type EsimPackage,
  type EsimCountry,
  type Esim,
  type EsimDeviceBrand,
  type EsimGuide,
} from './esim.ts';
export { searchEsims, getEsim, listEsimDevices, getEsimGuide } from './esim-operations.ts';
export { bookEsim, getEsimInstall } from './esim-purchase.ts';
export {
  esimUsageStatuses,
  esimUsage,
  type EsimUsage,
  getEsimUsage,
  listEsimTopUps,
  bookEsimTopUp,
} from './esim-top-up.ts';
