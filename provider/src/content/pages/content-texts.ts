import { readFileSync } from 'node:fs';
import { inLanguages, type Locale } from '@aylal/domain/language';
import * as v from 'valibot';

const titled = { title: v.string() };
const contentTexts = v.object({
  help: v.record(
    v.string(),
    v.object({ ...titled, items: v.record(v.string(), v.object({ question: v.string(), answer: v.string() })) }),
  ),
  news: v.record(v.string(), v.object({ ...titled, text: v.string() })),
  promotions: v.record(v.string(), v.object({ ...titled, text: v.string() })),
  pages: v.record(v.string(), v.object({ ...titled, text: v.string() })),
});
/** The words of one language. */
export type ContentTexts = v.InferOutput<typeof contentTexts>;

/** The texts that a new database is filled with, as they stand in `texts`. */
export function readContentTexts(): Readonly<Record<Locale, ContentTexts>> {
  return inLanguages(read);
}

function read(locale: Locale): ContentTexts {
  const file = new URL(`./texts/${locale}.json`, import.meta.url);
  return v.parse(v.pipe(v.string(), v.parseJson(), contentTexts), readFileSync(file, 'utf8'));
}
