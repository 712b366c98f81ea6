import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** More stops than any page of ours has between two things that one wants. */
const patience = 160;

/** Tabs to it as a person would, one stop at a time; the focus can be seen when it is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal.first()).toBeAttached();
  // Looking for it by its role at every stop would take longer than the stop.
  let element = await elementOf(goal);
  for (let stop = 0; stop < patience; stop += 1) {
    const { gone, focused } = await element.evaluate((found) => ({
      gone: !found.isConnected,
      focused: found === document.activeElement,
    }));
    if (focused) return expectFocusSeen(page);
    if (gone) element = await elementOf(goal);
    else await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${goal.toString()}`);
}

/** Tabs to it and presses it. */
export async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field.first()).toHaveValue(text);
}

/** Tabs into a group of radio buttons and walks to one of them by the arrows. */
export async function choose(page: Page, option: Locator, first: Locator): Promise<void> {
  await tabTo(page, first);
  if (await option.isChecked()) return;
  await page.keyboard.press('Space');
  for (let step = 0; step < 4 && !(await option.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
  await expect(option).toBeChecked();
}

/** Walks the days of an open calendar by the arrows, and takes one. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const at = () =>
    page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['date'] : ''));
  for (let stop = 0; stop < patience && !(await at()); stop += 1) await page.keyboard.press('Tab');
  for (let step = 0; step < patience; step += 1) {
    const days = Math.round((Date.parse(day) - Date.parse((await at()) ?? '')) / 86_400_000);
    if (days === 0) break;
    await page.keyboard.press(days >= 7 ? 'ArrowDown' : days > 0 ? 'ArrowRight' : days <= -7 ? 'ArrowUp' : 'ArrowLeft');
  }
  expect(await at()).toBe(day);
  await page.keyboard.press('Enter');
}

async function elementOf(goal: Locator) {
  const element = await goal.first().elementHandle();
  if (!element) throw new Error(`nothing matches ${goal.toString()}`);
  return element;
}

/** WCAG 2.4.7: on the element itself or, where it is hidden behind its picture, on what stands for it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    for (let element = document.activeElement, up = 0; element && up < 4; element = element.parentElement, up += 1) {
      const around = [element, ...(up === 0 ? (element.parentElement?.children ?? []) : [])];
      if (
        around.some(
          (each) =>
            Number.parseFloat(getComputedStyle(each).outlineWidth) >= 2 &&
            getComputedStyle(each).outlineStyle !== 'none',
        )
      )
        return true;
      if (around.some((each) => getComputedStyle(each).boxShadow !== 'none')) return true;
    }
    return false;
  });
  expect(seen, 'the focus can be seen').toBe(true);
}
