/** A style sheet as data: what a browser has understood of it. */
export type CssRule =
  | { readonly kind: 'style'; readonly selectors: readonly string[]; readonly declarations: readonly Declaration[] }
  /** `@media`, `@layer`, `@supports` and the like. */
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly CssRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  /** Whatever always stays: fonts, the order of layers. */
  | { readonly kind: 'other'; readonly text: string };

export interface Declaration {
  readonly name: string;
  readonly value: string;
}

/** The sheet as text. */
export function writeRules(rules: readonly CssRule[]): string {
  return rules.map(writeRule).join('');
}

function writeRule(rule: CssRule): string {
  if (rule.kind === 'group') return `${rule.head}{${writeRules(rule.rules)}}`;
  if (rule.kind !== 'style') return rule.text;
  return `${rule.selectors.join()}{${rule.declarations.map(({ name, value }) => `${name}:${value}`).join(';')}}`;
}
