import { locales } from '@aylal/domain/language';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { faceFile, facesOf } from './paper-faces.ts';
import { everyPaper, lettersOf } from './terms-letters.ts';

interface Face {
  hasGlyphForCodePoint(code: number): boolean;
}
const fontkit = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { create(file: Buffer): Face };

describe('The terms of a cover', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterAll(async () => {
    await at.close();
  });
  const read = (name: string, language = 'mn') =>
    at.app.inject({ url: `/api/insurance/terms/${name}/`, headers: { 'accept-language': language } });

  it.each(locales)('[MODAL-08.2] [NEED-16] [NEED-161] are a PDF in %s, with a Content-Length', async (locale) => {
    const download = (await read('schengen-terms', locale)).json<{ result: { file: string; bytes: number } }>().result;
    expect(download.file).toBe(`/papers/insurance/schengen-terms/${locale}.pdf`);
    const paper = await at.app.inject({ url: download.file });
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(download.bytes),
      'cache-control': 'public, max-age=600',
      'content-disposition': `inline; filename="schengen-terms-${locale}.pdf"`,
    });
    expect(paper.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(paper.rawPayload.toString('latin1')).toContain(`/Lang (${locale})`);
  });

  it('[MODAL-08.2] are not sent again to anyone who has them', async () => {
    const url = '/papers/insurance/asia-terms/en.pdf';
    const { etag } = (await at.app.inject({ url })).headers;
    const again = await at.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await at.app.inject({ url, headers: { 'if-none-match': '"older"' } })).statusCode).toBe(200);
  });

  it.each([
    '/papers/insurance/schengen/en.pdf',
    '/papers/insurance/other-terms/en.pdf',
    '/papers/insurance/schengen-terms/fr.pdf',
    '/papers/insurance/schengen-terms/en.html',
    '/papers/insurance/..%2fschengen-terms/en.pdf',
    '/papers/insurance/https:%2f%2fbad.example%2fa-terms/en.pdf',
    '/api/insurance/terms/other-terms/',
  ])('[MODAL-08.2] [GAP-67.2] are opened by names of our own list only: %s', async (url) => {
    expect((await at.app.inject({ url })).statusCode).toBe(404);
  });

  it('[MODAL-08.2] have a name that the cover tells', async () => {
    const cover = await at.app.inject({ url: '/api/insurance/detail/world' });
    expect(cover.json()).toMatchObject({ result: { terms: 'world-terms' } });
    expect((await read('world-terms')).statusCode).toBe(200);
  });

  it.each(locales)('[MODAL-08.2] have every letter that they write in %s', (locale) => {
    const faces = facesOf(locale).flatMap((face) =>
      ([400, 600] as const).map((weight) => fontkit.create(readFileSync(faceFile(face, weight)))),
    );
    const letters = [...new Set(everyPaper(locale).flatMap(lettersOf))];
    const drawn = (letter: string) => faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(letters.length).toBeGreaterThan(60);
    expect(letters.filter((letter) => !drawn(letter))).toEqual([]);
  });
});
