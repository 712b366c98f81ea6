import { peerNames, type Comparison, type PeerName } from '../page/compare.ts';

/** What is drawn of a page: its name, its figures with their units, and the comparison. */
export interface DrawnPage<F extends string> {
  readonly title: string;
  readonly figures: Readonly<Record<F, string>>;
  readonly comparison: Comparison<F>;
}

const row = 20;
const bars = { left: 300, width: 480 } as const;
const colours = { product: '#1f5fd6', oneBundle: '#c77d0a', floor: '#2e8b57', next: '#7a7f87' } as const;

/** The tables of a run as a picture (SVG): a bar for the product and for each peer, the longest of a figure as wide as the picture allows. Less is better in all of them. */
export function drawResults(pages: readonly DrawnPage<string>[]): string {
  let top = 16;
  const drawn = pages.flatMap((page) => {
    const parts = [text(16, (top += row), page.title, 'font-weight="600" font-size="15"')];
    for (const figure of Object.keys(page.figures)) {
      const entries = entriesOf(page.comparison, figure);
      const longest = Math.max(...entries.map(({ value }) => value), 1e-9);
      parts.push(text(16, (top += row + 8), page.figures[figure] ?? figure));
      for (const { name, colour, value } of entries) {
        const width = Math.max(1, (value / longest) * bars.width);
        parts.push(
          `<rect x="${bars.left}" y="${top - 11}" width="${width.toFixed(1)}" height="13" fill="${colour}"/>`,
          text(bars.left + width + 6, top, `${name} ${short(value)}`),
        );
        top += row - 4;
      }
    }
    top += row;
    return parts;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="${top}" font-family="sans-serif" font-size="12"><rect width="960" height="${top}" fill="#fff"/>${drawn.join('')}</svg>\n`;
}

function entriesOf(comparison: Comparison<string>, figure: string) {
  const peers = (Object.keys(peerNames) as PeerName[]).flatMap((peer) => {
    const compared = comparison[peer]?.[figure];
    return compared
      ? [{ name: peerNames[peer], colour: colours[peer], value: compared.base, measured: compared.measured }]
      : [];
  });
  const [first] = peers;
  return first ? [{ name: 'product', colour: colours.product, value: first.measured }, ...peers] : [];
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x.toFixed(0)}" y="${y}" ${more}>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0);
}
