import axe from 'axe-core';
import type { Page } from 'playwright';

/** Headings of the first level that a visitor meets: one is what a page needs. */
export function firstHeadings(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]'))
        .length,
  );
}

/** What keeps somebody out of the content of the page and of dialogs over it, as axe finds it, with the first element of each kind. */
export async function accessFaults(page: Page): Promise<readonly string[]> {
  await comeToRest(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const content = [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alertdialog]')];
    const { violations } = await run({ include: content }, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')} (${nodes.length})`);
  });
}

/** What fades in is at its end, and what is painted only once it is scrolled to has its colours: half a colour is no colour. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  });
}
