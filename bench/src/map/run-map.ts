import type { Browser } from 'playwright';
import { inTurn } from '../page/in-turn.ts';
import { median } from '../page/statistics.ts';
import { measureMap } from './measure-map.ts';

/** A map that is moved keeps the page no longer than this, in ms. */
export const mapBudgets = { longestTaskMs: 50 } as const;

/** The map of hotels with 10,000 pins, as often as asked for; the median of the longest tasks counts. */
export async function runMap(browser: Browser, product: string, visitsEach: number) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = new URLSearchParams({ text: 'ULN', check_in: day(28), check_out: day(31) });
  const [visits = []] = await inTurn([`${product}/mn/hotels/map?${stay}`], visitsEach, (url) =>
    measureMap(browser, url),
  );
  const longest = median(visits.map(({ longestTask }) => longestTask));
  console.log(
    `map of hotels, 10,000 pins: longest task ${longest.toFixed(0)} ms (${visits.map((one) => one.longestTask).join(', ')})`,
  );
  const missed =
    longest <= mapBudgets.longestTaskMs
      ? []
      : [`a task of ${longest.toFixed(0)} ms while the map is moved, at most ${mapBudgets.longestTaskMs} are allowed`];
  return { budgets: mapBudgets, visits, missed };
}
