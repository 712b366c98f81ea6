/** The written pages of the shop, and what each shows on request; their words stand by language in `texts`, those of a part under `{page}-{part}`. */
export const pageOutline: readonly { readonly slug: string; readonly parts: readonly string[] }[] = [
  { slug: 'payment', parts: [] },
  { slug: 'payment-hotel', parts: [] },
  { slug: 'about', parts: [] },
  {
    slug: 'terms',
    parts: ['flights', 'hotels', 'bus', 'trains', 'trip', 'esim', 'insurance', 'lottery', 'mobility'],
  },
  { slug: 'privacy', parts: [] },
  { slug: 'logos', parts: [] },
];

/** The names that the words of all pages and their parts stand under. */
export const pageNames: readonly string[] = pageOutline.flatMap(({ slug, parts }) => [
  slug,
  ...parts.map((part) => `${slug}-${part}`),
]);

/** Whether the shop has this written page, or part of one. */
export function isPageName(slug: string): boolean {
  return pageNames.includes(slug);
}
