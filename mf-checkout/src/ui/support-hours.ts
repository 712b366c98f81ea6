/** When people answer, as the checkout says it (CONST-10, CONST-13); other places have weekend hours of their own (GAP-01). */
export const supportHours = { weekdays: '08:00–22:00', weekends: '10:00–20:00' } as const;
