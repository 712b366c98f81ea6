/** JSON that may stand inside a script element: no `<`, and no line separators that older parsers trip over. */
export function writeJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** The same for text that is JSON already. */
export function escapeJson(text: string): string {
  return text
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Text for an attribute in double quotes, or for the content of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
