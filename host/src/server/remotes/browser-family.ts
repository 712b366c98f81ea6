/** A browser that calls itself another one as well is before that one. */
const families = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** The family of a browser by its `user-agent`, without a version: it says which engine to look at, and nothing about a person. */
export function browserFamily(userAgent: string | undefined): string {
  return families.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? 'other';
}
