/** The news that a new database starts with; its words stand by language in `texts`. */
export const newsOutline = [
  { slug: 'check-your-passport', date: '2026-11-18', picture: '/pictures/places/frankfurt/5.svg' },
  { slug: 'help-centre', date: '2026-11-09', picture: '/pictures/places/valley/2.svg' },
  { slug: 'languages-and-currencies', date: '2026-10-12', picture: '/pictures/places/istanbul/6.svg' },
  { slug: 'pay-by-qpay', date: '2026-09-18', picture: '/pictures/places/city/9.svg' },
  { slug: 'flights-are-open', date: '2026-09-01', picture: '/pictures/places/dunes/8.svg' },
] as const;
