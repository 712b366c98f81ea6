/** The news that a new database starts with; its words stand by language in `texts`. No picture: the page draws its horizon. */
export const newsOutline = [
  { slug: 'check-your-passport', date: '2026-11-18', picture: '' },
  { slug: 'help-centre', date: '2026-11-09', picture: '' },
  { slug: 'languages-and-currencies', date: '2026-10-12', picture: '' },
  { slug: 'pay-by-qpay', date: '2026-09-18', picture: '' },
  { slug: 'flights-are-open', date: '2026-09-01', picture: '' },
] as const;
