// In a remote the arithmetic of days is that of the host: dayjs is in a page once (decision 0313).
export { addDays, addMonths, daysBetween, formatAtHome, homeInstant, weekdayOf } from '@aylal/shell';
