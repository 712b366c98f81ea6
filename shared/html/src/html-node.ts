import type { AllowedTag } from './allowed-html.ts';

/** A run of text, or a listed element. Nothing else can be in a sanitised tree. */
export type HtmlNode = string | HtmlElement;

/** `href` stands only on a link, already checked. */
export interface HtmlElement {
  readonly tag: AllowedTag;
  readonly href?: string;
  readonly children: readonly HtmlNode[];
}
