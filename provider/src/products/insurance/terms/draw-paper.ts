import type PDFDocument from 'pdfkit';
import { openFaces, type Run, type Weight } from './paper-faces.ts';
import type { Paper, PaperRow, PaperSection } from './terms-paper.ts';

const EDGE = 56;
const ink = '#13202F';
const muted = '#4E5966';
const line = '#E4E1DA';
const accent = '#0F5DB0';

type Document = InstanceType<typeof PDFDocument>;
interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Draws a paper on A4, tagged for screen readers. pdfkit is loaded by the first paper, not by the start of the provider. `madeAt` is in the file as its day. */
export async function drawPaper(paper: Paper, madeAt: number): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: EDGE, bottom: EDGE + 16, left: EDGE, right: EDGE },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: paper.locale,
    displayTitle: true,
    info: { Title: `${paper.title}: ${paper.subtitle}`, Author: 'Aylal', CreationDate: new Date(madeAt) },
  });
  const whole = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const pen = createPen(document, openFaces(document, paper.locale));
  drawHead(document, pen, paper);
  for (const section of paper.sections) drawSection(document, pen, section);
  numberPages(document, pen, paper);
  document.end();
  return whole;
}

interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}
interface Pen {
  write(text: string, style: Style, place?: Place): void;
  heightOf(text: string, style: Style, width: number): number;
}

/** Writes text in as many faces as it needs, each line after the last. */
function createPen(document: Document, runsOf: (text: string, weight: Weight) => Run[]): Pen {
  const size = (style: Style) => ({ lineGap: style.size * 0.25 });
  return {
    write(
      text,
      { color = ink, ...style },
      { x = EDGE, y = document.y, width = widthOf(document), align = 'left' } = {},
    ) {
      const runs = runsOf(text, style.weight ?? 400);
      document.fillColor(color).fontSize(style.size);
      runs.forEach((run, index) => {
        const options = { ...size(style), width, align, continued: index < runs.length - 1 };
        document.font(run.face);
        if (index === 0) document.text(run.text, x, y, options);
        else document.text(run.text, options);
      });
    },
    heightOf(text, style, width) {
      document.font(runsOf(text, style.weight ?? 400)[0]?.face ?? '').fontSize(style.size);
      return document.heightOfString(text, { ...size(style), width });
    },
  };
}

const widthOf = (document: Document) => document.page.width - 2 * EDGE;

function drawHead(document: Document, pen: Pen, { title, subtitle }: Paper): void {
  const head = document.struct('Sect');
  document.addStructure(head);
  head.add(
    document.struct('H1', {}, () => {
      pen.write(title, { size: 11, weight: 600, color: accent });
      pen.write(subtitle, { size: 24, weight: 600 });
    }),
  );
  head.end();
  document.moveDown(0.5);
}

function drawSection(document: Document, pen: Pen, { heading, text, points = [], rows = [] }: PaperSection): void {
  keepTogether(document, 72);
  document.y += 14;
  const section = document.struct('Sect');
  document.addStructure(section);
  section.add(document.struct('H2', {}, () => pen.write(heading, { size: 13, weight: 600 })));
  document.y += 4;
  if (text !== undefined) keepTogether(document, pen.heightOf(text, { size: 10 }, widthOf(document)));
  if (text !== undefined) section.add(document.struct('P', {}, () => pen.write(text, { size: 10 })));
  for (const point of points) {
    keepTogether(document, pen.heightOf(point, { size: 10 }, widthOf(document) - 14));
    section.add(
      document.struct('P', {}, () => {
        const { y } = document;
        pen.write('•', { size: 10, color: muted }, { y });
        pen.write(point, { size: 10 }, { x: EDGE + 14, y, width: widthOf(document) - 14 });
      }),
    );
  }
  for (const row of rows) {
    keepTogether(document, heightOfRow(document, pen, row) + 8);
    section.add(document.struct('P', {}, () => drawRow(document, pen, row)));
  }
  section.end();
}

const half = (document: Document) => widthOf(document) / 2 - 8;

function heightOfRow(document: Document, pen: Pen, { label, value }: PaperRow): number {
  return Math.max(
    pen.heightOf(label, { size: 10 }, half(document)),
    pen.heightOf(value, { size: 10, weight: 600 }, half(document)),
  );
}

function drawRow(document: Document, pen: Pen, row: PaperRow): void {
  const width = half(document);
  const y = document.y + 4;
  const under = y + heightOfRow(document, pen, row) + 2;
  pen.write(row.label, { size: 10, color: muted }, { y, width });
  pen.write(row.value, { size: 10, weight: 600 }, { x: EDGE + width + 16, y, width, align: 'right' });
  document
    .moveTo(EDGE, under)
    .lineTo(EDGE + widthOf(document), under)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  document.x = EDGE;
  document.y = under;
}

/** Goes to a new page where so many points do not fit any more: a tagged piece lies on one page. */
function keepTogether(document: Document, height: number): void {
  if (document.y + height > document.page.height - document.page.margins.bottom) document.addPage();
}

function numberPages(document: Document, pen: Pen, { subtitle }: Paper): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // The number is below the margin, where text would begin a new page.
    document.page.margins.bottom = 0;
    const y = document.page.height - EDGE;
    const width = widthOf(document) / 2;

    pen.write(`Aylal · ${subtitle}`, { size: 8, color: muted }, { y, width });
    pen.write(
      `${page - start + 1} / ${count}`,
      { size: 8, color: muted },
      { x: EDGE + width, y, width, align: 'right' },
    );
  }
}
