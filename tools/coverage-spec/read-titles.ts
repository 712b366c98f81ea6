import { parseSync } from '@swc/core';

const testWords = new Set(['describe', 'it', 'test']);

/** What the tests of a file are called: the first argument of it, test and describe, and the words in the table of an `each`. */
export function readTitles(source: string, { tsx }: { readonly tsx: boolean }): string[] {
  const titles: string[] = [];
  visit(parseSync(source, { syntax: 'typescript', tsx }), (node) => {
    if (node['type'] !== 'CallExpression' || !isOfTest(node)) return;
    const first = (node['arguments'] as readonly { expression: unknown }[])[0]?.expression;
    titles.push(...(takesTable(node['callee']) ? allWords(first) : ownWords(first)));
  });
  return titles;
}

/** `it(…)`, `test.describe.serial(…)`, `it.each(…)(…)`: what is called begins with one of the words of a test. */
function isOfTest(node: SyntaxNode): boolean {
  if (node['type'] === 'Identifier') return testWords.has(node['value'] as string);
  const inner = node['callee'] ?? node['object'];
  return isNode(inner) && isOfTest(inner);
}

function takesTable(callee: unknown): boolean {
  return isNode(callee) && isNode(callee['property']) && callee['property']['value'] === 'each';
}

function allWords(node: unknown): string[] {
  const texts: string[] = [];
  visit(node, (inner) => texts.push(...ownWords(inner)));
  return texts;
}

function ownWords(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node['type'] === 'StringLiteral') return [node['value'] as string];
  if (node['type'] !== 'TemplateLiteral') return [];
  return (node['quasis'] as readonly { raw: string }[]).map(({ raw }) => raw);
}

type SyntaxNode = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null;
}

function visit(value: unknown, look: (node: SyntaxNode) => void): void {
  if (!isNode(value)) return;
  look(value);
  for (const inner of Object.values(value)) visit(inner, look);
}
