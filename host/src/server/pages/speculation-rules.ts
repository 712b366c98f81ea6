import type { Locale } from '@aylal/domain/language';

/** Pages of their visitor, which nothing keeps, and what a press is to begin. */
export const neverAhead = [
  '/*/user*',
  '/*/auth/*',
  '/*/checkout/*',
  '/*/cart',
  '/*booking*',
  '/*/book',
  '/*/change*',
  '/*/alerts*',
  '/*unsubscription*',
];

/**
 * What a browser may fetch ahead before scripts are there to change the page: the public page of a link that is being pressed. `after-start.ts` takes it out once they are.
 */
export function speculationRules(locale: Locale): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `/${locale}/*` },
            { not: { href_matches: neverAhead } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'conservative',
      },
    ],
  });
}
