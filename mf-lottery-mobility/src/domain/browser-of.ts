/** Browsers that have their own steps (GAP-79); every other one gets the general ones. */
export const browsers = ['edge', 'firefox', 'chrome', 'safari', 'other'] as const;
export type Browser = (typeof browsers)[number];

/** Which browser a user agent names. The order matters: Edge calls itself Chrome too, and Chrome Safari. */
export function browserOf(userAgent: string): Browser {
  if (/\bEdg(A|iOS)?\//.test(userAgent)) return 'edge';
  if (/\b(Firefox|FxiOS)\//.test(userAgent)) return 'firefox';
  if (/\b(OPR|SamsungBrowser|YaBrowser)\//.test(userAgent)) return 'other';
  if (/\b(Chrome|CriOS)\//.test(userAgent)) return 'chrome';
  return /\bSafari\//.test(userAgent) ? 'safari' : 'other';
}
