/** A table of texts, built without markup from outside. An empty one says so. */
export function panelTable(
  page: Document,
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLTableElement {
  const table = page.createElement('table');
  table.style.cssText = 'width:100%;border-collapse:collapse;margin:0 0 20px';
  const title = table.createCaption();
  title.textContent = caption;
  title.style.cssText = 'text-align:left;font-weight:700;padding:4px 0';
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = page.createElement('th');
    cell.scope = 'col';
    head.append(styled(cell, column));
  }
  const body = table.createTBody();
  for (const row of rows.length > 0 ? rows : [['none yet']]) {
    const line = body.insertRow();
    for (const text of row) styled(line.insertCell(), text);
  }
  return table;
}

function styled<C extends HTMLElement>(cell: C, text: string): C {
  cell.textContent = text;
  cell.style.cssText =
    'text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-top:1px solid #ffffff33;overflow-wrap:anywhere';
  return cell;
}
