/** The code points a TrueType font maps to a glyph: a reader of `cmap` formats 4 and 12. */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => view.getUint32(at) === 0x636d6170);
  if (record === undefined) return new Set();
  const cmap = view.getUint32(record + 8);
  const characters = new Set<number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, characters);
    if (format === 12) readGroups(view, table, characters);
  }
  return characters;
}

function readSegments(view: DataView, table: number, characters: Set<number>): void {
  const doubled = view.getUint16(table + 6);
  for (let at = 0; at < doubled; at += 2) {
    const end = view.getUint16(table + 14 + at);
    const start = view.getUint16(table + 16 + doubled + at);
    for (let code = start; code <= end && code !== 0xffff; code += 1) characters.add(code);
  }
}

function readGroups(view: DataView, table: number, characters: Set<number>): void {
  for (let index = 0; index < view.getUint32(table + 12); index += 1) {
    const group = table + 16 + index * 12;
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code += 1) characters.add(code);
  }
}
