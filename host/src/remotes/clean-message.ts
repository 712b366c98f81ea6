const most = 200;
const left = '…';

/** Words in capitals, and words with a capital inside a sentence, that errors of browsers and libraries are made of. Any other may be a name. */
const known = new Set(
  'API DOM HTML HTTP JSON URL Array Document Element Event Invalid Map Minified Node Object Promise React Response Set Storage String Symbol Window'.split(
    ' ',
  ),
);

/**
 * The message of an error without what a person may have typed (PII-1): nothing between quotation marks but the name of a member, no address's query, no e-mail address,
 * no number of four digits or more, no long token, no word of another script, no name. 200 characters at most.
 */
export function cleanMessage(message: string): string {
  return message
    .slice(0, 4 * most)
    .replace(/[?#][^\s'")]*/g, (found) => (/^#\d{1,3}\b/.test(found) ? found : left))
    .replace(/"[^"]*"?|`[^`]*`?|«[^»]*»?|“[^”]*”?/g, `"${left}"`)
    .replace(/'([^']*)'/g, (all, name: string) => (isMember(name) ? all : `'${left}'`))
    .replace(/\S+@\S+/g, left)
    .replace(/[^\s'"]*\d[\d\s-]{2,}\d[^\s'"]*/g, left)
    .replace(/\b(?=\w*\d)\w{12,}\b|\b\w{30,}\b/g, left)
    .replace(/[^\s'"]*[^\p{ASCII}…][^\s'"]*/gu, left)
    .replace(/\b[A-Z][A-Za-z]*\b/g, (word, at: number) => (isKnown(word, at) ? word : left))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}

/** `price`, `removeChild`, `Node`: what engines put between single quotation marks. */
function isMember(name: string): boolean {
  return /^[a-z$_][a-zA-Z$_]*$/.test(name) || known.has(name);
}

/** The first word of a sentence, class names such as `TypeError`, and words that are known. */
function isKnown(word: string, at: number): boolean {
  return known.has(word) || /^[A-Z][a-z]+[A-Z]/.test(word) || (at === 0 && /[a-z]/.test(word));
}
