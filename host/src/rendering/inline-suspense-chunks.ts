/** How the place of a part begins that React sends later; its number is in the element behind. */
export const latePlace = '<!--$?-->';
const place = /^<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>/;
const mark = /<!--(\/?)\$[?~!]?-->/g;
/** A part that was sent later, and the instruction that names its place. No part holds a script. */
const late = /<div hidden id="S:[0-9a-f]+">(.*?)<\/div><script>.*?\$RC\("(B:[0-9a-f]+)","S:[0-9a-f]+"\)<\/script>/gs;

/** A page as React would have written it, had it waited: every part that was sent behind `shell` in its place. Throws when one has not come. */
export function inOrder(shell: string, sentLater: string): string {
  const parts = new Map([...sentLater.matchAll(late)].map(([, html = '', name = '']) => [name, html]));
  const fill = (text: string): string => {
    const start = text.indexOf(latePlace);
    if (start < 0) return text;
    const [head = '', name = ''] = place.exec(text.slice(start, start + 60)) ?? [];
    const part = parts.get(name);
    if (part === undefined) throw new Error(`a part of the page did not come: ${name}`);
    const end = endOfPlace(text, start + head.length);
    return `${text.slice(0, start)}<!--$-->${fill(part)}<!--/$-->${fill(text.slice(end))}`;
  };
  return fill(shell);
}

/** Behind the mark that closes what began before `from`; what is in its place for a while has places of its own. */
function endOfPlace(text: string, from: number): number {
  let open = 1;
  mark.lastIndex = from;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    open += found[1] ? -1 : 1;
    if (open === 0) return mark.lastIndex;
  }
  throw new Error('a place of the page has no end');
}
