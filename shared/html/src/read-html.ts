import { Parser } from 'htmlparser2';
import { droppedWithContent, isAllowedTag, safeHref, type AllowedTag } from './allowed-html.ts';
import type { HtmlNode } from './html-node.ts';
import { isTablePart, mayStand } from './html-nesting.ts';

interface OpenElement {
  readonly name: AllowedTag;
  readonly children: HtmlNode[];
}

/** Deeper than any text of ours; what lies deeper keeps its words and loses its markup. */
const deepest = 20;

/**
 * The one sanitiser (WEB-3, GAP-78): HTML of a provider as a tree that can only hold listed tags, checked links and text. It never fails: what is
 * malformed is read as a browser would read it. Attributes other than `href` are gone, so are comments.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: OpenElement[] = [];
  let dropping: { readonly name: string; depth: number } | null = null;
  const here = () => open.at(-1)?.children ?? top;
  const begin = (tag: AllowedTag, attributes: Record<string, string>) => {
    const children: HtmlNode[] = [];
    here().push(elementOf(tag, attributes, children));
    open.push({ name: tag, children });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropping) {
        if (name === dropping.name) dropping.depth += 1;
        return;
      }
      if (droppedWithContent.has(name)) dropping = { name, depth: 1 };
      else if (isAllowedTag(name) && open.length < deepest) {
        if (name === 'tr' && open.at(-1)?.name === 'table') begin('tbody', {});
        const inside = open.map((element) => element.name);
        if (mayStand(name, inside)) begin(name, attributes);
      }
    },
    ontext(text) {
      if (!dropping && !isTablePart(open.at(-1)?.name)) here().push(text);
    },
    onclosetag(name) {
      if (dropping) {
        if (name === dropping.name) dropping.depth -= 1;
        if (dropping.depth === 0) dropping = null;
        return;
      }
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
    },
  });
  parser.end(html);
  return top;
}

function elementOf(tag: AllowedTag, attributes: Record<string, string>, children: HtmlNode[]): HtmlNode {
  const href = tag === 'a' ? safeHref(attributes['href']) : null;
  return href === null ? { tag, children } : { tag, href, children };
}
