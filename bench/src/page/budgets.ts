import type { Compared, Figure } from './compare.ts';
import type { Growth } from './growth.ts';
import type { Load } from './measure-load.ts';

/** What must be reached: ratios to the one-bundle build, and what a further registered remote may cost. */
export const budgets = {
  depth: 2,
  largestPaintRatio: 1.05,
  scriptBytesRatio: 1.15,
  layoutShift: 0.02,
  htmlBytesPerRemote: 50,
  requestsPerRemote: 0,
} as const;

/** One sentence for each budget that is not kept. */
export function missedBudgets(
  compared: Readonly<Record<Figure, Compared>>,
  loads: readonly Load[],
  growth: readonly Growth[],
): string[] {
  const missed: string[] = [];
  const deepest = Math.max(...loads.map((load) => load.depth));
  if (deepest > budgets.depth) missed.push(`the request chain is ${deepest} deep, at most ${budgets.depth} is allowed`);
  const ratio = (name: Figure, most: number) => {
    const value = compared[name].ratio;
    if (value !== null && value > most)
      missed.push(`${name}: ${value.toFixed(3)} times the one bundle's, at most ${most} is allowed`);
  };
  ratio('largestPaint', budgets.largestPaintRatio);
  ratio('scriptBytes', budgets.scriptBytesRatio);
  const shift = compared.layoutShift.measured;
  if (shift > budgets.layoutShift)
    missed.push(`the layout shifts by ${shift.toFixed(3)}, at most ${budgets.layoutShift} is allowed`);
  const warnings = [...new Set(loads.flatMap((load) => load.warnings))];
  if (warnings.length > 0) missed.push(`the console warns: ${warnings.join(' | ')}`);
  for (const { further, bytesPerRemote, requestsMore } of growth) {
    if (bytesPerRemote > budgets.htmlBytesPerRemote)
      missed.push(
        `with ${further} further remotes each costs ${bytesPerRemote.toFixed(1)} bytes of HTML, at most ${budgets.htmlBytesPerRemote} are allowed`,
      );
    if (requestsMore > budgets.requestsPerRemote)
      missed.push(`with ${further} further remotes the page makes ${requestsMore} more requests`);
  }
  return missed;
}
