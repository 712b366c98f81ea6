/** Where and when people answer. Three weekend hours stand apart on purpose (GAP-01): each place keeps its own. */
export const support = {
  /** GAP-04: every phone link. */
  phoneLink: 'tel:+97618004444',
  /** CONST-08. */
  phone: '1800 4444',
  /** CONST-09: as the header shows it. */
  phoneInHeader: '+976 1800 4444',
  /** CONST-10. */
  weekdayHours: '08:00–22:00',
  /** CONST-11. */
  weekendHoursInFooter: '09:00–21:00',
  /** CONST-12. */
  weekendHoursInMobileMenu: '10:00–20:00',
  /** CONST-13: contact popup, checkout and help pages. */
  weekendHoursElsewhere: '10:00–20:00',
} as const;
