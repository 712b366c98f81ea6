import type { Names } from '../../platform/names.ts';

/** Words by key from a table of lines `key | mn | en | zh | ru | ko | ja`. Throws for a line without six texts, and for a key that is not there. */
export function labelTable(table: string): (key: string) => Names {
  const labels = new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', mn, en, zh, ru, ko, ja] = line.split('|').map((cell) => cell.trim());
        if (!mn || !en || !zh || !ru || !ko || !ja) throw new Error(`"${key}" has no words in some language`);
        return [key, { mn, en, zh, ru, ko, ja }] as const;
      }),
  );
  return (key) => {
    const names = labels.get(key);
    if (!names) throw new Error(`there are no words for "${key}"`);
    return names;
  };
}
