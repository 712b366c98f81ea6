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
export { messageKey, type MessageKey, type Translate } from './message-key.ts';
export { sharedMessages, type SharedKey, type SharedMessages, type SharedTranslate } from './shared-messages.ts';
