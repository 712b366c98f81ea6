import type { ShellMode } from '@aylal/shell';

/** A written page: its message key, its address without language, and the list of the footer it is in. `webOnly` pages do not exist in the mini-app. */
export interface InformationPage {
  readonly id: 'about' | 'terms' | 'privacy' | 'payment' | 'payment_hotel' | 'logos';
  readonly pattern: string;
  readonly to: string;
  readonly list: 'help' | 'about';
  readonly webOnly?: true;
}

/** ROUTE-15, ROUTE-16, ROUTE-45 to ROUTE-47 and ROUTE-49, in the order of the footer. */
export const informationPages: readonly InformationPage[] = [
  { id: 'payment', pattern: 'payment_condition', to: '/payment_condition', list: 'help' },
  { id: 'payment_hotel', pattern: 'payment_condition_hotel', to: '/payment_condition_hotel', list: 'help' },
  { id: 'about', pattern: 'about', to: '/about', list: 'about', webOnly: true },
  { id: 'terms', pattern: 'term-condition', to: '/term-condition?product=tapa', list: 'about' },
  { id: 'privacy', pattern: 'privacy-policy', to: '/privacy-policy', list: 'about' },
  { id: 'logos', pattern: 'logo-download', to: '/logo-download', list: 'about', webOnly: true },
];

/** The name by which the provider knows a page. */
export function pageSlug(id: InformationPage['id']): string {
  return id.replace('_', '-');
}

/** The written pages of a mode: the mini-app has those that a purchase needs, what is agreed to and how it is paid; the office has none. */
export function informationPagesFor(mode: ShellMode): readonly InformationPage[] {
  if (mode === 'office') return [];
  return informationPages.filter(({ webOnly }) => mode === 'web' || !webOnly);
}
