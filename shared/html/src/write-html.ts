import type { HtmlNode } from './html-node.ts';
import { readHtml } from './read-html.ts';

/** HTML that says the same with listed tags only: what a provider stores and sends. Cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  return readHtml(html).map(write).join('');
}

/** The words alone, blocks apart by a space: for a description, a search, a message to a machine. */
export function textOfHtml(html: string): string {
  return readHtml(html).map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function write(node: HtmlNode): string {
  if (typeof node === 'string') return escape(node);
  if (node.tag === 'br') return '<br>';
  const href = node.href === undefined ? '' : ` href="${escape(node.href)}"`;
  return `<${node.tag}${href}>${node.children.map(write).join('')}</${node.tag}>`;
}

const inline: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'strong']);

function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(textOf).join('');
  return inline.has(node.tag) ? inner : ` ${inner} `;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
