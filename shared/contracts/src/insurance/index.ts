export {
  insuranceSlug,
  insuranceTermsName,
  insuranceTerms,
  insuredSum,
  insuranceRisk,
  insuranceListed,
  insuranceSuggestion,
  insuranceBand,
  insurance,
  type InsuredSum,
  type InsuranceRisk,
  type InsuranceListed,
  type InsuranceSuggestion,
  type InsuranceTerms,
  type Insurance,
} from './insurance.ts';
export { suggestInsurance, listInsurance, getInsurance, readInsuranceTerms } from './insurance-operations.ts';
export {
  mostInsured,
  insuredPerson,
  type InsuredPerson,
  insuranceBookingForm,
  bookInsurance,
  comingJourney,
  type ComingJourney,
  listInsuranceTravellers,
} from './insurance-booking.ts';
