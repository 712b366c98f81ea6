export { checkMessages } from './check-messages.ts';
export { createI18n, type Messages } from './create-i18n.ts';
export {
  formatClock,
  formatDay,
  formatDayColumn,
  formatDayWithYear,
  formatFullDay,
  formatInstant,
  formatInstantWithYear,
  formatMonth,
  formatPlaceTime,
} from './format-date.ts';
export { formatDistance } from './format-distance.ts';
export { formatDuration } from './format-duration.ts';
export {
  formatMoney,
  formatPrice,
  formatPriceParts,
  writeMoney,
  writePrice,
  type WrittenPrice,
} from './format-money.ts';
export { formatNumber } from './format-number.ts';
export { intlLocale } from './intl-locale.ts';
export { sharedMessages } from './shared-messages.ts';
