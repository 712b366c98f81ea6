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

/** More than any text of ours has; what comes after is left out, so that no record costs more time than a page has. */
const mostLength = 64_000;
/** Elements in all; later ones keep their words and lose their markup. */
const mostElements = 4_000;
/** Elements that the parser itself holds open, all of which it looks through at every end tag. When there are more, it forgets them. */
const mostOpen = 200;
/** How much is read before that is looked at again, up to the end of a tag. */
const pieceLength = 1_000;

/**
 * The one sanitiser (WEB-3, GAP-78): HTML of a provider as a tree that can only hold listed tags, checked links and text. It never fails: what is
 * malformed is read as a browser would read it. Its time grows with the length of the text, which is bounded (decision 0198). Attributes other than `href` are gone, so are comments.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: OpenElement[] = [];
  let dropping: { readonly name: string; depth: number } | null = null;
  let elements = 0;
  let held = 0;
  const here = () => open.at(-1)?.children ?? top;
  const begin = (tag: AllowedTag, attributes: Record<string, string>) => {
    const children: HtmlNode[] = [];
    elements += 1;
    here().push(elementOf(tag, attributes, children));
    open.push({ name: tag, children });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      held += 1;
      if (dropping) {
        if (name === dropping.name) dropping.depth += 1;
        return;
      }
      if (droppedWithContent.has(name)) dropping = { name, depth: 1 };
      else if (isAllowedTag(name) && open.length < deepest && elements < mostElements) {
        if (name === 'tr' && open.at(-1)?.name === 'table') begin('tbody', {});
        const inside = open.map((element) => element.name);
        if (mayStand(name, inside)) begin(name, attributes);
      }
    },
    ontext(text) {
      if (dropping || isTablePart(open.at(-1)?.name)) return;
      const nodes = here();
      const before = nodes.at(-1);
      // The parser cuts a text at every mark; in one piece it is read and written at once.
      if (typeof before === 'string') nodes[nodes.length - 1] = before + text;
      else nodes.push(text);
    },
    onclosetag(name) {
      held -= 1;
      if (dropping) {
        if (name === dropping.name) dropping.depth -= 1;
        if (dropping.depth === 0) dropping = null;
        return;
      }
      const at = open.findLastIndex((element) => element.name === name);
      if (at >= 0) open.length = at;
    },
  });
  for (const piece of piecesOf(html.slice(0, mostLength))) {
    parser.write(piece);
    if (held <= mostOpen) continue;
    parser.reset();
    held = 0;
  }
  parser.end();
  return top;
}

function* piecesOf(html: string): Generator<string> {
  let at = 0;
  while (at < html.length) {
    const end = html.indexOf('>', at + pieceLength) + 1 || html.length;
    yield html.slice(at, end);
    at = end;
  }
}

function elementOf(tag: AllowedTag, attributes: Record<string, string>, children: HtmlNode[]): HtmlNode {
  const href = tag === 'a' ? safeHref(attributes['href']) : null;
  return href === null ? { tag, children } : { tag, href, children };
}
