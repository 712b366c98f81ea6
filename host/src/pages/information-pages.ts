/** An information page of the footer: its message key and its address without language. */
export interface InformationPage {
  readonly id: 'about' | 'terms' | 'privacy';
  readonly pattern: string;
  readonly to: string;
}

/** What is written so far (ROUTE-46); help and news come with the whole shell. */
export const informationPages: readonly InformationPage[] = [
  { id: 'about', pattern: 'about', to: '/about' },
  { id: 'terms', pattern: 'term-condition', to: '/term-condition?product=tapa' },
  { id: 'privacy', pattern: 'privacy-policy', to: '/privacy-policy' },
];
