export { formatDayWithYear } from './format-date.ts';
export { formatMoney } from './format-money.ts';
