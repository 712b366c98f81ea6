import type { Locale } from '@aylal/domain/language';
import type PDFDocument from 'pdfkit';
import { fileURLToPath } from 'node:url';

const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];

/** A piece of text with the face that has its letters. */
export interface Run {
  readonly text: string;
  readonly face: string;
}

const own: Readonly<Partial<Record<Locale, string>>> = { zh: 'zh', ja: 'ja', ko: 'ko' };

/** Where a face lies: cut from Geologica and Noto Sans by `tools/make-terms-fonts.mjs`. */
export function faceFile(face: string, weight: Weight): string {
  return fileURLToPath(new URL(`./fonts/${face}-${weight}.ttf`, import.meta.url));
}

/** The faces of a language, the one to be asked first in front. `latin` has the letters of Latin and Cyrillic. */
export function facesOf(locale: Locale): readonly string[] {
  const face = own[locale];
  return face ? [face, 'latin'] : ['latin'];
}

type Document = InstanceType<typeof PDFDocument>;
/** The part of fontkit's font that is asked here; the types of pdfkit do not name it. */
interface Drawn {
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** Makes the faces of a language known to a document, and answers how a text is cut into runs of one face each. */
export function openFaces(document: Document, locale: Locale): (text: string, weight: Weight) => Run[] {
  const faces = facesOf(locale);
  const known = new Map<string, Drawn>();
  for (const face of faces)
    for (const weight of weights) {
      document.registerFont(`${face}-${weight}`, faceFile(face, weight));
      document.font(`${face}-${weight}`);
      known.set(`${face}-${weight}`, (document as unknown as { _font: Drawn })._font);
    }
  return (text, weight) => {
    const runs: { text: string; face: string }[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const before = runs.at(-1);
      const wanted = [...(before ? [before.face] : []), ...faces.map((face) => `${face}-${weight}`)];
      const face =
        (code === 0x20 ? before?.face : undefined) ??
        wanted.find((one) => known.get(one)?.font.hasGlyphForCodePoint(code)) ??
        `${faces[0]}-${weight}`;
      if (before?.face === face) before.text += letter;
      else runs.push({ text: letter, face });
    }
    return runs;
  };
}
