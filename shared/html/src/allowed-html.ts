/** Text markup and nothing else (WEB-3). A tag that is not listed is dropped and its text stays. */
export const allowedTags = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type AllowedTag = (typeof allowedTags)[number];

/** What these hold is no text for a reader: it goes with them. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'textarea',
  'select',
  'option',
  'button',
  'form',
  'input',
  'title',
  'head',
  'frameset',
  'canvas',
  'audio',
  'video',
]);

export function isAllowedTag(name: string): name is AllowedTag {
  return (allowedTags as readonly string[]).includes(name);
}

/** A web, telephone or mail address, or a path of our own; null for anything else, `javascript:` in every spelling among it. */
export function safeHref(value: string | undefined): string | null {
  // Browsers skip control characters inside a scheme, so that they must not hide one from us.
  const href = (value ?? '').replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  if (/^\/(?![/\\])/.test(href)) return href;
  return /^(?:https?:\/\/[^/\\@]|tel:|mailto:)/i.test(href) ? href : null;
}
