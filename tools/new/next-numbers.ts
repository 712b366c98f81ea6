import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every number that a pattern finds in the sources of a folder, tests left out. */
function numbersIn(folder: string, pattern: RegExp): number[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map((match) => Number(match[1])),
  );
}

/** Migrations run in the order of their numbers: the next free hundred after those of the baseline. */
export function nextMigration(root: string): string {
  const numbers = numbersIn(join(root, 'provider/src'), /\bid: '(\d{4})-/g);
  return String(Math.floor(Math.max(1_999, ...numbers) / 100) * 100 + 101).padStart(4, '0');
}

/** A row of the checklist that no operation has yet, counted from the last one; its owner gives it the right number. */
export function nextRow(root: string, ahead: number): string {
  const numbers = numbersIn(join(root, 'shared/contracts/src'), /\bid: 'NEED-(\d{2,3})'/g);
  return `NEED-${Math.max(...numbers) + ahead}`;
}
