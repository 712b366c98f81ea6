import type { AllowedTag } from './allowed-html.ts';

/** What may stand directly in the parts of a table; a browser moves anything else out, and a page made on the server would then not fit. */
const partsOf: Partial<Record<AllowedTag, readonly AllowedTag[]>> = {
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

const tableParts: ReadonlySet<AllowedTag> = new Set(['thead', 'tbody', 'tr', 'th', 'td']);

/** True inside a table but outside its cells, where no text belongs. */
export function isTablePart(tag: AllowedTag | undefined): boolean {
  return tag !== undefined && tag in partsOf;
}

/** Whether a browser leaves this tag where it is: table parts in their table, no link in a link. */
export function mayStand(tag: AllowedTag, inside: readonly AllowedTag[]): boolean {
  const parent = inside.at(-1);
  if (tag === 'a' && inside.includes('a')) return false;
  const parts = parent && partsOf[parent];
  return parts ? parts.includes(tag) : !tableParts.has(tag);
}
