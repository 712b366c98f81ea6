export { dateFormat, numberFormat } from './intl-cache.ts';
export {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysMs,
  formatAtHome,
  homeDate,
  homeInstant,
  homeZone,
  hoursMs,
  isLocalDate,
  localDate,
  type LocalDate,
  localDateAt,
  minutesMs,
  offsetMinutes,
  typedDay,
  weekdayOf,
} from './calendar/index.ts';
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
export { currencies, type Currency } from './currency.ts';
export {
  bankTransferAmount,
  bankTransferFee,
  type BankTransferFeeTerms,
  type TransferRecord,
} from './bank-transfer.ts';
export { couponDiscount, type CouponRefusal, type CouponTerms } from './coupon.ts';
export { paymentTypes, type PaymentType } from './payment-type.ts';
export {
  instalmentPlans,
  lowerParts,
  upfrontAmount,
  type InstalmentPart,
  type InstalmentPlan,
  type InstalmentTerms,
} from './instalment-plan.ts';
export {
  instalmentLeadDays,
  instalmentsOffer,
  type InstalmentsOffer,
  type InstalmentsQuestion,
  type InstalmentsRefusal,
} from './instalments-offer.ts';
export { termsOffer } from './terms-offer.ts';
export {
  instalmentsPaid,
  isOverdue,
  nextInstalment,
  remainingInstalments,
  type Instalment,
} from './instalments-paid.ts';
export {
  flexiMonth,
  flexiRate,
  lendCancellation,
  lendOffer,
  lendPayTotal,
  type LendOffer,
  type LendStep,
} from './lendpay.ts';
export { pocketZeroPlans, pocketZeroTotal, type PocketZeroPlan } from './pocket-zero.ts';
export { defaultLocale, isLocale, locales, type Locale } from './locale.ts';
export type { Money } from './money.ts';
export { displayParts, displayPrice, pricesShownAs } from './display-price.ts';
export { readPartnerAmount, tugrugOf, type PartnerAmount } from './partner-amount.ts';
export { ageCategoryOn, ageOn } from './age-on.ts';
export { travellerFaults, type JourneyDays, type TravellerFacts, type TravellerFault } from './traveller-faults.ts';
export {
  carriersOf,
  dayMark,
  isCodeshare,
  layovers,
  minutesBetween,
  stopCount,
  tripDurationMinutes,
  type ItineraryFlight,
  type ItineraryTrip,
  type Layover,
} from './itinerary.ts';
export {
  leadingOffers,
  offerDurationMinutes,
  offerSorts,
  sortOffers,
  type OfferSort,
  type SortableOffer,
} from './sort-offers.ts';
export {
  countByFilter,
  filterOffers,
  noFilters,
  priceRange,
  stopFilters,
  stopsOf,
  timeOfDay,
  timesOfDay,
  type FilterableOffer,
  type OfferFilterCounts,
  type OfferFilters,
  type StopFilter,
  type TimeOfDay,
} from './filter-offers.ts';
export { journeyPlaces } from './journey-places.ts';
export {
  movedTrips,
  nextTripFaults,
  readNextTrips,
  tripLimits,
  writeNextTrips,
  type SearchTrip,
  type TripFault,
} from './search-trips.ts';
export {
  listedProducts,
  orderPlacePattern,
  orderSearchLength,
  orderStates,
  searchedWords,
  statusesOf,
  type ListedProduct,
  type OrderState,
} from './order-list.ts';
export { cancelCallOf, mayCancelOrder, type CancelCall, type CancelFacts } from './order-cancel.ts';
export { isOfferExpired } from './offer-expiry.ts';
export { dialledPhone, phoneSpellings, type DialledPhone } from './phone-spellings.ts';
export { isPrintedText } from './is-printed-text.ts';
export { isPastDay, isTooFarAhead, searchHorizonDays } from './is-past-day.ts';
export {
  changeCost,
  changeWarningHours,
  issuedStatus,
  ruleFlightChange,
  type ChangeCost,
  type ChangeFacts,
  type ChangeRuling,
} from './flight-change.ts';
export {
  refundBlockHours,
  refundWarningHours,
  ruleFlightRefund,
  ticketsGivenBack,
  type RefundFacts,
  type RefundRuling,
} from './flight-refund.ts';
export {
  bandPrice,
  insuranceDayFaults,
  insuranceDays,
  insuranceDaysAhead,
  insuranceFaults,
  insuredAges,
  insuredPrice,
  type AgeBand,
  type InsuranceTariff,
  type InsuranceWish,
} from './insurance-price.ts';
export { forecastRunOut, lowDataShare, shareLeft, type EsimAllowance } from './esim-usage.ts';
export { quoteRefund, type RefundBasis, type RefundQuote } from './refund-quote.ts';
export { bankApps, type BankApp, type BankAppLink } from './bank-app-links.ts';
export { bankList, type Bank } from './bank-list.ts';
export { bankName } from './bank-name.ts';
export {
  accountOfIban,
  ibanOf,
  isAccountNumber,
  maskAccountNumber,
  maskHolderName,
  tidyAccountNumber,
} from './account-number.ts';
export { settlesAt, settlingHours } from './settling-time.ts';
export { smallestWithdrawal, withdrawalFault, type WithdrawalFault } from './withdrawal.ts';
export { isWithinHoursOfDeparture, millisecondsUntilDeparture, type PlannedDeparture } from './departure-window.ts';
export { pricePerAdult, totalOfFares, type PassengerFare } from './price-per-person.ts';
export { foldCyrillic, foldPlaceName, loosePlaceName } from './fold-place-name.ts';
export { placeSynonyms } from './place-synonyms.ts';
export { letterIndex, mongolianAlphabet } from './mongolian-alphabet.ts';
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
export { isListedPage } from './listed-page.ts';
export { isPaymentPage } from './payment-page.ts';
export { proposeLatinName } from './latin-name.ts';
export { leadingLetters, nationalityCode, nationalityText } from './nationality.ts';
export { countryList, dialCodeOptions, nationalityIn, type CountryEntry, type DialCodeOption } from './country-list.ts';
export { nameForSending } from './person-name.ts';
export { removeEmptyValues, type WithoutEmpty } from './remove-empty-values.ts';
export { documentFault, firstDocumentDay, type DocumentFault } from './document-valid-until.ts';
export { documentNeed, type DocumentNeed, type DocumentTrip } from './travel-document.ts';
export { passengerDayFaults, travelPapers, type PassengerDays, type TravelPapers } from './passenger-days.ts';
export { maskDocument, maskRegister } from './mask-document.ts';
export { maskPassenger } from './mask-passenger.ts';
export {
  alertPriceLimits,
  flexibleDays,
  lowestAlertPrice,
  withinLimits,
  type FlexibleDays,
  type PriceLimits,
  type TripType,
} from './price-alert.ts';
export { metresBetween, tellDistance, type Position, type ToldDistance } from './distance.ts';
export { priceFixedMinutes, seatsHeldMinutes, seatsHeldUntil, sellingEndsMinutes } from './hold-times.ts';
export { zoneMark } from './zone-mark.ts';
export { appleInstallAddress, readActivationCode, type ActivationCode } from './activation-code.ts';
export {
  nightsMakeTotal,
  readChildAges,
  stayDayFaults,
  stayFaults,
  stayHorizonDays,
  stayLimits,
  stayNights,
  writeChildAges,
  type StayWish,
} from './hotel-stay.ts';
export {
  cancellationTimeline,
  freeCancellationUntil,
  hotelTime,
  type CancellationEntry,
  type CancellationStretch,
} from './hotel-cancellation.ts';
export { starSteps, type StarStep } from './star-steps.ts';
export { ruleHotelReturn, type HotelReturn, type HotelReturnFacts } from './hotel-refund.ts';
export { busPlans, busRows, busSeatLimit, isWindowSeat, type BusPlan, type BusRow } from './bus-seats.ts';
export { trainLegs } from './train-legs.ts';
export {
  nearestTrainPlace,
  trainChildUnder,
  trainClasses,
  trainLevel,
  trainPlaceLimit,
  trainPlaces,
  trainPlacesInstead,
  trainRows,
  type TrainClass,
  type TrainLevel,
  type TrainRow,
} from './train-places.ts';
export {
  busRefund,
  busRefundBlock,
  busRefundPercent,
  busRefundSteps,
  quoteBusRefund,
  type BusRefundBasis,
  type BusRefundFacts,
} from './bus-refund.ts';
export { coverHoldsIn } from './cover-countries.ts';
export { ruleCoverReturn, type CoverReturnFacts } from './cover-return.ts';
export {
  batteryPercent,
  freshnessOf,
  lockStateOf,
  vehicleStatusLabel,
  vehicleTypeOf,
  vehicleTypes,
  type VehicleStatusLabel,
  type VehicleType,
} from './vehicle.ts';
export { verifyCodeMinutes } from './verify-code.ts';
export {
  cardLayouts,
  DRAW_SPACE,
  drawnPlace,
  drawText,
  prizeAt,
  scratchFields,
  winningChances,
  type CardLayout,
  type PrizeTier,
} from './lottery-draw.ts';
export {
  aimags,
  DELIVERY_FEE,
  deliveryState,
  deliveryStates,
  deliveryTimes,
  isInMongolia,
  type Aimag,
  type DeliveryState,
} from './delivery.ts';
export {
  MOST_RIDE_SECONDS,
  rideHindrance,
  rideHold,
  ridePrice,
  rideRates,
  rideReceiptHindrance,
  rideReference,
  type RideHindrance,
} from './ride.ts';
export {
  SHAGAI_STAKE,
  SHAGAI_THROWS,
  shagaiFigure,
  shagaiPrize,
  shagaiPrizes,
  shagaiSides,
  shagaiThrow,
  type ShagaiFigure,
  type ShagaiSide,
} from './shagai.ts';
export { planTripDeposit, type TripDeposit, type TripDepositPlan } from './trip-deposit.ts';
export { datedPercentKept, datedTermsFrom, type DatedTerm, type DatedTermStretch } from './dated-terms.ts';
export {
  priceTrip,
  tripSingles,
  tripPartyLimit,
  tripPartyOf,
  type TripParty,
  type TripPrice,
  type TripPrices,
} from './trip-price.ts';
export { isTooSoon, pickUpAt, priceTransport, transportDays, transportKinds, type TransportKind } from './transport.ts';
export {
  refundBlocks,
  ruleFullRefund,
  type RefundBlock,
  type FullRefund,
  type FullRefundFacts,
} from './full-refund.ts';
