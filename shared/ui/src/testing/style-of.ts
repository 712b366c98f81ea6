/** The styles that the design system wrote for an element: a test's browser does not apply them, since they lie in layers. */
export function styleOf(element: Element): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  return rules.filter((rule) => [...element.classList].some((name) => rule.includes(`.${name} `))).join('\n');
}
