/** Characters that a line of text cannot show: controls with line breaks and tabs, line separators, marks that turn the direction of writing, and what has no width. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u206F\uFEFF]/u;

/**
 * True for a name as it may be written on a ticket, in a mail's subject or in a partner's form: one line, read in one direction. Everything else of a name is free. Source: AUT-3;
 * marks of direction make a text look like another one (Unicode Technical Report 36).
 */
export function isPrintedText(text: string): boolean {
  return !unseen.test(text);
}
