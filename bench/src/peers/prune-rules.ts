import type { CssRule, Declaration } from './css-rule.ts';

type StyleRule = Extract<CssRule, { kind: 'style' }>;

/** Every selector of a sheet once, as it has to match something for its rule to stay (`placeOf`). */
export function placesOf(rules: readonly CssRule[]): string[] {
  return [...new Set(styleRules(rules).flatMap(({ selectors }) => selectors.map(placeOf)))];
}

const states =
  /(?:::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|visited|target|autofill|before|after|first-line)(?![\w-]))+/g;

/** The elements that a selector is about, whatever their state: without pseudo-elements, without what a pointer or the keyboard does, in light and dark. */
export function placeOf(selector: string): string {
  const place = selector
    .replace(/\[data-theme=["']?\w+["']?\]/g, '[data-theme]')
    .replace(/:not\(:(?:hover|active|focus[\w-]*)\)/g, '');
  return place.replace(states, (_, at: number) => (at === 0 || /[\s>+~,(]/.test(place[at - 1] ?? '') ? '*' : ''));
}

/** What is left of a sheet when only these places exist: no rule for others, no variable that nobody reads, no movement that nobody names. */
export function pruneRules(rules: readonly CssRule[], exists: ReadonlySet<string>): readonly CssRule[] {
  let left = keepPlaces(rules, exists);
  // A variable may be read by another one only.
  for (let before = Infinity; ;) {
    const declared = styleRules(left).flatMap(({ declarations }) => declarations);
    if (declared.length === before) break;
    before = declared.length;
    left = keepRead(left, namesRead(declared));
  }
  const written = styleRules(left)
    .flatMap(({ declarations }) => declarations.map(({ value }) => value))
    .join(' ');
  return left.filter((rule) => rule.kind !== 'keyframes' || written.includes(rule.name));
}

function keepPlaces(rules: readonly CssRule[], exists: ReadonlySet<string>): readonly CssRule[] {
  return mapStyles(rules, (rule) => {
    const selectors = rule.selectors.filter((selector) => exists.has(placeOf(selector)));
    return selectors.length > 0 ? { ...rule, selectors } : null;
  });
}

function keepRead(rules: readonly CssRule[], read: ReadonlySet<string>): readonly CssRule[] {
  return mapStyles(rules, (rule) => {
    const declarations = rule.declarations.filter(({ name }) => !name.startsWith('--') || read.has(name));
    return declarations.length > 0 ? { ...rule, declarations } : null;
  });
}

function namesRead(declarations: readonly Declaration[]): ReadonlySet<string> {
  return new Set(declarations.flatMap(({ value }) => value.match(/--(?:[\w-]|\\.)+/g) ?? []));
}

/** Groups that nothing is left in go too. */
function mapStyles(rules: readonly CssRule[], change: (rule: StyleRule) => StyleRule | null): readonly CssRule[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'style') return change(rule) ?? [];
    if (rule.kind !== 'group') return rule;
    const inside = mapStyles(rule.rules, change);
    return inside.length > 0 ? { ...rule, rules: inside } : [];
  });
}

function styleRules(rules: readonly CssRule[]): StyleRule[] {
  return rules.flatMap((rule) => (rule.kind === 'style' ? rule : rule.kind === 'group' ? styleRules(rule.rules) : []));
}
