/** A change of a text; null when the text has no place for it. */
export type Edit = (text: string) => string | null;

/** Puts an import behind the last one, unless it is there. */
export function addImport(line: string): Edit {
  return (text) => {
    if (text.includes(line)) return text;
    const last = [...text.matchAll(/^import [^;]*;/gm)].at(-1);
    const end = last ? last.index + last[0].length : 0;
    return `${text.slice(0, end)}${last ? '\n' : ''}${line}${last ? '' : '\n\n'}${text.slice(end)}`;
  };
}

/** Adds an item at the end of a list or an object: it opens with `from`, and the first match of `end` behind that closes it. */
export function addItem(from: RegExp, end: RegExp, item: string): Edit {
  return (text) => {
    const opened = from.exec(text);
    if (!opened) return null;
    const start = opened.index + opened[0].length;
    const closed = end.exec(text.slice(start));
    if (!closed) return null;
    const before = text.slice(0, start + closed.index).trimEnd();
    const comma = /[[{,]$/.test(before) ? '' : ',';
    return `${before}${comma}\n${item},${text.slice(start + closed.index)}`;
  };
}

/** Adds a line before the first line that begins like this, or at the end. */
export function addLine(line: string, before?: string): Edit {
  return (text) => {
    const at = before === undefined ? text.length : text.indexOf(before);
    return at < 0 ? null : `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  };
}
