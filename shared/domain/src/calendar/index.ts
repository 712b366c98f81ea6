export { addDays, addMonths, daysBetween, weekdayOf } from './day-arithmetic.ts';
export { comingWeekend } from './coming-weekend.ts';
export { daysMs, hoursMs, minutesMs } from './durations.ts';
export { formatAtHome, homeInstant } from './home-time.ts';
export { dayOf, isLocalDate, localDate, type DayMark, type LocalDate, typedDay } from './local-date.ts';
export { homeDate, homeZone, localDateAt, offsetMinutes } from './zones.ts';
export { isPastDay, isTooFarAhead, searchHorizonDays } from './is-past-day.ts';
export { zoneMark } from './zone-mark.ts';
