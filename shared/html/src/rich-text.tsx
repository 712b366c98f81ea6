import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { chakra } from '@aylal/ui';
import type { HtmlElement, HtmlNode } from './html-node.ts';
import { readHtml } from './read-html.ts';

export interface RichTextProps {
  /** As a provider sends it. */
  readonly html: string;
  /** Level of the highest heading inside, so that the page keeps its outline; h2 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Draws a link to a path of our own; a plain link by default, which loads the page again. */
  readonly OwnLink?: OwnLink;
}

type OwnLink = ComponentType<{ href: string; children: ReactNode }>;

/** Provider HTML on a page: made of elements, never written into the document as a string (WEB-1, WEB-3). */
export function RichText({ html, headingLevel = 2, OwnLink }: RichTextProps) {
  const nodes = useMemo(() => readHtml(html), [html]);
  return <Prose>{show(nodes, { level: headingLevel, OwnLink })}</Prose>;
}

interface Manner {
  readonly level: number;
  readonly OwnLink: OwnLink | undefined;
}

function show(nodes: readonly HtmlNode[], manner: Manner): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : elementOf(node, manner, index)));
}

function elementOf({ tag, href, children }: HtmlElement, manner: Manner, key: number): ReactNode {
  if (tag === 'br') return <br key={key} />;
  const { level, OwnLink } = manner;
  const inside = show(children, manner);
  if (tag === 'h2' || tag === 'h3') return createElement(`h${level + (tag === 'h3' ? 1 : 0)}`, { key }, ...inside);
  if (tag === 'tr') return <tr key={key}>{cells(children, manner)}</tr>;
  if (tag === 'a' && href?.startsWith('http'))
    return createElement(tag, { key, href, rel: 'noopener noreferrer', target: '_blank' }, ...inside);
  if (tag === 'a' && OwnLink && href?.startsWith('/'))
    return (
      <OwnLink key={key} href={href}>
        {inside}
      </OwnLink>
    );
  return createElement(tag, { key, ...(href === undefined ? {} : { href }) }, ...inside);
}

/** The cells of a row. A heading among them is of the row where the row has values too, else of its column. */
function cells(children: readonly HtmlNode[], manner: Manner): ReactNode[] {
  const scope = children.some((cell) => typeof cell !== 'string' && cell.tag === 'td') ? 'row' : 'col';
  return children.map((cell, key) =>
    typeof cell !== 'string' && cell.tag === 'th' ? (
      <th key={key} scope={scope}>
        {show(cell.children, manner)}
      </th>
    ) : (
      show([cell], manner)
    ),
  );
}

const Prose = chakra('div', {
  base: {
    maxWidth: '68ch',
    overflowWrap: 'anywhere',
    '& > * + *': { marginTop: '4' },
    '& :is(h2, h3, h4)': { textStyle: 'h3', marginTop: '6' },
    '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
    '& ol': { listStyle: 'none', counterReset: 'step' },
    '& ul > li + li': { marginTop: '1.5' },
    '& ol > li': {
      position: 'relative',
      counterIncrement: 'step',
      paddingInlineStart: '11',
      paddingBottom: '4',
      minHeight: '11',
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: '0',
        top: '-3px',
        width: '7',
        height: '7',
        display: 'grid',
        placeItems: 'center',
        borderWidth: '1px',
        borderColor: 'border.control',
        borderRadius: 'full',
        bg: 'bg',
        textStyle: 'label',
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '14px',
        top: '28px',
        bottom: '6px',
        borderInlineStartWidth: '1px',
        borderColor: 'border.emphasized',
      },
    },
    '& blockquote': {
      paddingBlock: '3',
      paddingInline: '3.5',
      borderWidth: '1px',
      borderRadius: 'md',
      bg: 'bg.warning',
      borderColor: 'border.warning',
    },
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
    '& table': { width: 'full', bg: 'bg', borderWidth: '1px', borderColor: 'border', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      padding: { base: '2', md: '3' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& th': { textStyle: 'label', color: 'fg.muted' },
    '& th[scope=row]': { color: 'fg' },
  },
});
