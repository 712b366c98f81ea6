import type { Browser } from 'playwright';
import { interleave } from '../page/interleave.ts';
import { median } from '../page/statistics.ts';
import { largeMaps } from './large-maps.ts';
import { measureMap } from './measure-map.ts';

/** A map that is moved keeps the page no longer than this, in ms. */
export const mapBudgets = { longestTaskMs: 50 } as const;

/** Each map with 10,000 pins, in turn and as often as asked for; the median of the longest tasks counts. */
export async function runMap(browser: Browser, product: string, visitsEach: number) {
  const maps = largeMaps(new Date());
  const visits = await interleave(maps, visitsEach, (map) => measureMap(browser, product, map));
  const measured = maps.map(({ name }, index) => {
    const longest = (visits[index] ?? []).map(({ longestTask }) => longestTask);
    console.log(
      `map of ${name}, 10,000 pins: longest task ${median(longest).toFixed(0)} ms (${longest.map((one) => one.toFixed(0)).join(', ')})`,
    );
    return { name, longestTask: median(longest), visits: visits[index] ?? [] };
  });
  const missed = measured
    .filter(({ longestTask }) => longestTask > mapBudgets.longestTaskMs)
    .map(
      ({ name, longestTask }) =>
        `a task of ${longestTask.toFixed(0)} ms while the map of ${name} is moved, at most ${mapBudgets.longestTaskMs} are allowed`,
    );
  return { budgets: mapBudgets, maps: measured, missed };
}
