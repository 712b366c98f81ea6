export { dateFormat, numberFormat } from './language/intl-cache.ts';
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
} from './people/traveller-mix.ts';
export { currencies, type Currency } from './money/currency.ts';
export {
  bankTransferAmount,
  bankTransferFee,
  type BankTransferFeeTerms,
  type TransferRecord,
} from './payments/bank-transfer.ts';
export { couponDiscount, type CouponRefusal, type CouponTerms } from './money/coupon.ts';
export { paymentTypes, type PaymentType } from './payments/payment-type.ts';
export {
  instalmentPlans,
  lowerParts,
  upfrontAmount,
  type InstalmentPart,
  type InstalmentPlan,
  type InstalmentTerms,
} from './payments/instalment-plan.ts';
export {
  instalmentLeadDays,
  instalmentsOffer,
  type InstalmentsOffer,
  type InstalmentsQuestion,
  type InstalmentsRefusal,
} from './payments/instalments-offer.ts';
export { termsOffer } from './payments/terms-offer.ts';
export {
  instalmentsPaid,
  isOverdue,
  nextInstalment,
  remainingInstalments,
  type Instalment,
} from './payments/instalments-paid.ts';
export {
  flexiMonth,
  flexiRate,
  lendCancellation,
  lendOffer,
  lendPayTotal,
  type LendOffer,
  type LendStep,
} from './payments/lendpay.ts';
export { pocketZeroPlans, pocketZeroTotal, type PocketZeroPlan } from './payments/pocket-zero.ts';
export { defaultLocale, isLocale, locales, type Locale } from './language/locale.ts';
export type { Money } from './money/money.ts';
export { displayParts, displayPrice, pricesShownAs } from './money/display-price.ts';
export { readPartnerAmount, tugrugOf, type PartnerAmount } from './money/partner-amount.ts';
export { ageCategoryOn, ageOn } from './people/age-on.ts';
export {
  travellerFaults,
  type JourneyDays,
  type TravellerFacts,
  type TravellerFault,
} from './people/traveller-faults.ts';
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
} from './flights/itinerary.ts';
export {
  leadingOffers,
  offerDurationMinutes,
  offerSorts,
  sortOffers,
  type OfferSort,
  type SortableOffer,
} from './flights/sort-offers.ts';
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
} from './flights/filter-offers.ts';
export { journeyPlaces } from './flights/journey-places.ts';
export {
  movedTrips,
  nextTripFaults,
  readNextTrips,
  tripLimits,
  writeNextTrips,
  type SearchTrip,
  type TripFault,
} from './flights/search-trips.ts';
export {
  listedProducts,
  orderPlacePattern,
  orderSearchLength,
  orderStates,
  searchedWords,
  statusesOf,
  type ListedProduct,
  type OrderState,
} from './orders/order-list.ts';
export { cancelCallOf, mayCancelOrder, type CancelCall, type CancelFacts } from './orders/order-cancel.ts';
export { isOfferExpired } from './flights/offer-expiry.ts';
export { dialledPhone, phoneSpellings, type DialledPhone } from './people/phone-spellings.ts';
export { isPrintedText } from './language/is-printed-text.ts';
export { isPastDay, isTooFarAhead, searchHorizonDays } from './calendar/is-past-day.ts';
export {
  changeCost,
  changeWarningHours,
  issuedStatus,
  ruleFlightChange,
  type ChangeCost,
  type ChangeFacts,
  type ChangeRuling,
} from './flights/flight-change.ts';
export {
  refundBlockHours,
  refundWarningHours,
  ruleFlightRefund,
  ticketsGivenBack,
  type RefundFacts,
  type RefundRuling,
} from './flights/flight-refund.ts';
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
} from './insurance/insurance-price.ts';
export { forecastRunOut, lowDataShare, shareLeft, type EsimAllowance } from './esims/esim-usage.ts';
export { quoteRefund, type RefundBasis, type RefundQuote } from './orders/refund-quote.ts';
export { bankApps, type BankApp, type BankAppLink } from './payments/bank-app-links.ts';
export { bankList, type Bank } from './payments/bank-list.ts';
export { bankName } from './payments/bank-name.ts';
export {
  accountOfIban,
  ibanOf,
  isAccountNumber,
  maskAccountNumber,
  maskHolderName,
  tidyAccountNumber,
} from './payments/account-number.ts';
export { settlesAt, settlingHours } from './payments/settling-time.ts';
export { smallestWithdrawal, withdrawalFault, type WithdrawalFault } from './payments/withdrawal.ts';
export {
  isWithinHoursOfDeparture,
  millisecondsUntilDeparture,
  type PlannedDeparture,
} from './flights/departure-window.ts';
export { pricePerAdult, totalOfFares, type PassengerFare } from './flights/price-per-person.ts';
export { foldCyrillic, foldPlaceName, loosePlaceName } from './language/fold-place-name.ts';
export { placeSynonyms } from './places/place-synonyms.ts';
export { letterIndex, mongolianAlphabet } from './language/mongolian-alphabet.ts';
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
} from './people/register-number.ts';
export { spacedPhone } from './people/spaced-phone.ts';
export { isListedPage } from './payments/listed-page.ts';
export { isPaymentPage } from './payments/payment-page.ts';
export { proposeLatinName } from './people/latin-name.ts';
export { leadingLetters, nationalityCode, nationalityText } from './people/nationality.ts';
export {
  countryList,
  dialCodeOptions,
  nationalityIn,
  type CountryEntry,
  type DialCodeOption,
} from './people/country-list.ts';
export { nameForSending } from './people/person-name.ts';
export { removeEmptyValues, type WithoutEmpty } from './language/remove-empty-values.ts';
export { documentFault, firstDocumentDay, type DocumentFault } from './people/document-valid-until.ts';
export { documentNeed, type DocumentNeed, type DocumentTrip } from './people/travel-document.ts';
export { passengerDayFaults, travelPapers, type PassengerDays, type TravelPapers } from './people/passenger-days.ts';
export { maskDocument, maskRegister } from './people/mask-document.ts';
export { maskPassenger } from './people/mask-passenger.ts';
export {
  alertPriceLimits,
  flexibleDays,
  lowestAlertPrice,
  withinLimits,
  type FlexibleDays,
  type PriceLimits,
  type TripType,
} from './flights/price-alert.ts';
export { metresBetween, tellDistance, type Position, type ToldDistance } from './places/distance.ts';
export { priceFixedMinutes, seatsHeldMinutes, seatsHeldUntil, sellingEndsMinutes } from './orders/hold-times.ts';
export { zoneMark } from './calendar/zone-mark.ts';
export { appleInstallAddress, readActivationCode, type ActivationCode } from './esims/activation-code.ts';
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
} from './hotels/hotel-stay.ts';
export {
  cancellationTimeline,
  freeCancellationUntil,
  hotelTime,
  type CancellationEntry,
  type CancellationStretch,
} from './hotels/hotel-cancellation.ts';
export { starSteps, type StarStep } from './hotels/star-steps.ts';
export { ruleHotelReturn, type HotelReturn, type HotelReturnFacts } from './hotels/hotel-refund.ts';
export { busPlans, busRows, busSeatLimit, isWindowSeat, type BusPlan, type BusRow } from './bus/bus-seats.ts';
export { trainLegs } from './trains/train-legs.ts';
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
} from './trains/train-places.ts';
export {
  busRefund,
  busRefundBlock,
  busRefundPercent,
  busRefundSteps,
  quoteBusRefund,
  type BusRefundBasis,
  type BusRefundFacts,
} from './bus/bus-refund.ts';
export { coverHoldsIn } from './insurance/cover-countries.ts';
export { ruleCoverReturn, type CoverReturnFacts } from './insurance/cover-return.ts';
export {
  batteryPercent,
  freshnessOf,
  lockStateOf,
  vehicleStatusLabel,
  vehicleTypeOf,
  vehicleTypes,
  type VehicleStatusLabel,
  type VehicleType,
} from './mobility/vehicle.ts';
export { verifyCodeMinutes } from './people/verify-code.ts';
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
} from './lottery/lottery-draw.ts';
export {
  aimags,
  DELIVERY_FEE,
  deliveryState,
  deliveryStates,
  deliveryTimes,
  isInMongolia,
  type Aimag,
  type DeliveryState,
} from './cart/delivery.ts';
export {
  MOST_RIDE_SECONDS,
  rideHindrance,
  rideHold,
  ridePrice,
  rideRates,
  rideReceiptHindrance,
  rideReference,
  type RideHindrance,
} from './mobility/ride.ts';
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
} from './lottery/shagai.ts';
export { planTripDeposit, type TripDeposit, type TripDepositPlan } from './trips/trip-deposit.ts';
export { datedPercentKept, datedTermsFrom, type DatedTerm, type DatedTermStretch } from './orders/dated-terms.ts';
export {
  priceTrip,
  tripSingles,
  tripPartyLimit,
  tripPartyOf,
  type TripParty,
  type TripPrice,
  type TripPrices,
} from './trips/trip-price.ts';
export {
  isTooSoon,
  pickUpAt,
  priceTransport,
  transportDays,
  transportKinds,
  type TransportKind,
} from './transports/transport.ts';
export {
  refundBlocks,
  ruleFullRefund,
  type RefundBlock,
  type FullRefund,
  type FullRefundFacts,
} from './orders/full-refund.ts';
