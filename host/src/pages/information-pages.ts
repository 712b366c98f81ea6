/** A written page: its message key, its address without language, and the list of the footer it stands in. */
export interface InformationPage {
  readonly id: 'about' | 'terms' | 'privacy' | 'payment' | 'payment_hotel' | 'logos';
  readonly pattern: string;
  readonly to: string;
  readonly list: 'help' | 'about';
}

/** ROUTE-15, ROUTE-16, ROUTE-45 to ROUTE-47 and ROUTE-49, in the order of the footer. */
export const informationPages: readonly InformationPage[] = [
  { id: 'payment', pattern: 'payment_condition', to: '/payment_condition', list: 'help' },
  { id: 'payment_hotel', pattern: 'payment_condition_hotel', to: '/payment_condition_hotel', list: 'help' },
  { id: 'about', pattern: 'about', to: '/about', list: 'about' },
  { id: 'terms', pattern: 'term-condition', to: '/term-condition?product=tapa', list: 'about' },
  { id: 'privacy', pattern: 'privacy-policy', to: '/privacy-policy', list: 'about' },
  { id: 'logos', pattern: 'logo-download', to: '/logo-download', list: 'about' },
];
