/** So many minutes, hours or days in milliseconds; a day of 24 hours. */
export const minutesMs = (count: number) => count * 60_000;
export const hoursMs = (count: number) => minutesMs(count * 60);
export const daysMs = (count: number) => hoursMs(count * 24);
