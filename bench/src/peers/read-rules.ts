import type { Page } from 'playwright';
import type { CssRule } from './css-rule.ts';

/** The style sheets of a page, as its browser has understood them. */
export function readRules(page: Page): Promise<CssRule[]> {
  return page.evaluate(() => {
    const splitList = (list: string) => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
    const readAll = (rules: CSSRuleList): CssRule[] => [...rules].map(readOne);
    const readOne = (rule: CSSRule): CssRule => {
      if (rule instanceof CSSStyleRule)
        return {
          kind: 'style',
          selectors: splitList(rule.selectorText),
          // A value may hold `;` inside quotes or brackets.
          declarations: rule.style.cssText.split(/;(?=(?:[^"']|"[^"]*"|'[^']*')*$)(?![^(]*\))/).flatMap((text) => {
            const at = text.indexOf(':');
            return at < 0 ? [] : { name: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
          }),
        };
      if (rule instanceof CSSKeyframesRule) return { kind: 'keyframes', name: rule.name, text: rule.cssText };
      if (rule instanceof CSSGroupingRule)
        return {
          kind: 'group',
          head: rule.cssText.slice(0, rule.cssText.indexOf('{')).trim(),
          rules: readAll(rule.cssRules),
        };
      return { kind: 'other', text: rule.cssText };
    };
    return [...document.styleSheets].flatMap((sheet) => readAll(sheet.cssRules));
  });
}
