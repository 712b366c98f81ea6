export {
  ageCategories,
  exceedsOneRecord,
  infantsFit,
  mayTravelTogether,
  seatCount,
  selectableCounts,
  travellerCount,
  travellerLimits,
  travellersPerRecord,
  type AgeCategory,
  type TravellerMix,
} from './traveller-mix.ts';
export { ageCategoryOn, ageOn } from './age-on.ts';
export { travellerFaults, type JourneyDays, type TravellerFacts, type TravellerFault } from './traveller-faults.ts';
export { dialledPhone, phoneSpellings, type DialledPhone } from './phone-spellings.ts';
export {
  isRegisterNumber,
  joinRegisterNumber,
  readRegisterDigits,
  registerContradictsBirthday,
  registerLettersOf,
  registerLetterToLatin,
  sentRegister,
  splitRegisterNumber,
  type RegisterParts,
} from './register-number.ts';
export { spacedPhone } from './spaced-phone.ts';
export { proposeLatinName } from './latin-name.ts';
export { leadingLetters, nationalityCode, nationalityText } from './nationality.ts';
export { countryList, dialCodeOptions, nationalityIn, type CountryEntry, type DialCodeOption } from './country-list.ts';
export { nameForSending } from './person-name.ts';
export { documentFault, firstDocumentDay, type DocumentFault } from './document-valid-until.ts';
export { documentNeed, type DocumentNeed, type DocumentTrip } from './travel-document.ts';
export { passengerDayFaults, travelPapers, type PassengerDays, type TravelPapers } from './passenger-days.ts';
export { maskDocument, maskRegister } from './mask-document.ts';
export { maskPassenger } from './mask-passenger.ts';
export { verifyCodeMinutes } from './verify-code.ts';
