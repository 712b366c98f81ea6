/**
 * Who may show a paper, such as the PDF of insurance terms, in a frame: our own pages, also inside the mini-app. Says nothing of what it may load: a browser's
 * viewer lives under this policy too, and a paper runs nothing.
 */
export function paperPolicy(frameAncestors: readonly string[]): string {
  return `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}; base-uri 'none'; form-action 'none'`;
}
