import type { Tx } from '../platform/database/database.ts';

/**
 * Gives a browser its next id, and what was said of the former: the accounts that know it, and what was spent of their budgets, so that
 * nobody gets a fresh budget by signing in (SEC-4). The former id is nobody's afterwards. Returns the id to go on with: the former where
 * there is no next one.
 */
export async function renewBrowser(tx: Tx, former: string | null, next: string | null): Promise<string | null> {
  if (former === null || next === null) return former;
  await tx.updateTable('known_browsers').set({ browser: next }).where('browser', '=', former).execute();
  await tx.updateTable('attempts').set({ browser: next }).where('browser', '=', former).execute();
  return next;
}
