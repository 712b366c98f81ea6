/** Rows as a table file (RFC 4180) that Excel opens in any language. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A word that a table programme would take for a formula stays a word. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
