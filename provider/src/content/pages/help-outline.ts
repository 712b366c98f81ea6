/** Order, icons and dates of the help centre; its words stand by language in `texts`. Icons are names that the shell's menus know. */
export const helpOutline = [
  {
    slug: 'flights',
    icon: 'plane',
    items: [
      { slug: 'find-and-book', icon: 'search', updated_on: '2026-11-04' },
      { slug: 'baggage', icon: 'luggage', updated_on: '2026-11-04' },
      { slug: 'refund', icon: 'refund', updated_on: '2026-11-09' },
      { slug: 'change-date', icon: 'calendar', updated_on: '2026-11-09' },
      { slug: 'names-and-documents', icon: 'id', updated_on: '2026-10-20' },
    ],
  },
  {
    slug: 'payments',
    icon: 'card',
    items: [
      { slug: 'ways-to-pay', icon: 'card', updated_on: '2026-11-04' },
      { slug: 'instalments', icon: 'calendar', updated_on: '2026-11-09' },
      { slug: 'payment-not-confirmed', icon: 'hourglass', updated_on: '2026-11-04' },
      { slug: 'currencies', icon: 'world', updated_on: '2026-10-12' },
    ],
  },
  {
    slug: 'orders',
    icon: 'receipt',
    items: [
      { slug: 'find-ticket', icon: 'ticket', updated_on: '2026-10-20' },
      { slug: 'e-receipt', icon: 'receipt', updated_on: '2026-10-20' },
    ],
  },
  {
    slug: 'account',
    icon: 'user',
    items: [
      { slug: 'codes', icon: 'lock', updated_on: '2026-10-12' },
      { slug: 'passengers', icon: 'user', updated_on: '2026-10-12' },
    ],
  },
  {
    slug: 'hotels-and-bus',
    icon: 'bed',
    items: [
      { slug: 'hotel-refund', icon: 'refund', updated_on: '2026-11-09' },
      { slug: 'bus-refund', icon: 'refund', updated_on: '2026-11-09' },
    ],
  },
  {
    slug: 'esim',
    icon: 'sim',
    items: [{ slug: 'install', icon: 'sim', updated_on: '2026-11-09' }],
  },
] as const;
