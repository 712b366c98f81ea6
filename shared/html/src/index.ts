export type { HtmlElement, HtmlNode } from './html-node.ts';
export { readHtml } from './read-html.ts';
export { cleanHtml, textOfHtml } from './write-html.ts';
