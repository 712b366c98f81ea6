import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a decision has, in this order; the last two where there is something to say. */
const parts = ['Context', 'Decision', 'Rejected', 'Consequences'] as const;
const needed: readonly string[] = ['Context', 'Decision'];
const title = /^# (\d{4})\. \S/;
/** A part begins its paragraph; a bold word inside a list is none. */
const part = /^\*\*([A-Z][\w ]*)\.\*\*/gm;

/** Decisions that do not have the one form that `docs/decisions/README.md` shows, a sentence each. */
export function decisionFormFaults(root: string): readonly string[] {
  const folder = join(root, 'docs/decisions');
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .flatMap((name) =>
      faultsOf(name, readFileSync(join(folder, name), 'utf8')).map((fault) => `docs/decisions/${name} ${fault}`),
    );
}

/** What is wrong with one decision. */
export function faultsOf(name: string, text: string): readonly string[] {
  const number = title.exec(text)?.[1];
  const found = [...text.matchAll(part)].map(([, word = '']) => word);
  const inOrder = parts.filter((word) => found.includes(word));
  return [
    ...(number === name.slice(0, 4) ? [] : [`does not begin with "# ${name.slice(0, 4)}. "`]),
    ...needed.filter((word) => !found.includes(word)).map((word) => `has no part **${word}.**`),
    ...(found.join() === inOrder.join() ? [] : [`has the parts ${found.join(', ')}; they are ${parts.join(', ')}`]),
    ...(/^## /m.test(text) ? ['has headings of its own'] : []),
  ];
}
