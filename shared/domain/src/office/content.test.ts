import { inLanguages } from '../language/index.ts';
import {
  canRetire,
  contentKinds,
  hasTitle,
  isHtml,
  isPartnerKind,
  languagesToWrite,
  missingLanguages,
} from './index.ts';

const whole = inLanguages(() => ({ title: 'A', text: 'B' }));
const empty = inLanguages(() => ({ title: ' ', text: '' }));

it('a text is missing in every language in which its title or its words are', () => {
  expect(missingLanguages('news', whole)).toEqual([]);
  expect(missingLanguages('trip', { ...whole, zh: { title: ' ', text: 'B' }, ja: { title: 'A', text: '' } })).toEqual([
    'zh',
    'ja',
  ]);
});

it('the text of a hotel needs no title', () => {
  const untitled = inLanguages(() => ({ title: '', text: 'B' }));
  expect(missingLanguages('hotel', { ...untitled, ko: { title: 'A', text: ' ' } })).toEqual(['ko']);
});

it.each([
  ['news', { ...whole, ja: empty.ja }, ['ja']],
  ['trip', { ...whole, ja: empty.ja }, []],
  ['trip', { ...empty, en: { title: 'A', text: '' } }, []],
  ['trip', empty, ['mn', 'en', 'zh', 'ru', 'ko', 'ja']],
  ['hotel', { ...empty, en: { title: '', text: 'B' } }, []],
  ['hotel', { ...empty, en: { title: 'A', text: '' } }, ['mn', 'en', 'zh', 'ru', 'ko', 'ja']],
] as const)('of %s these languages are to be written before it is published', (kind, texts, languages) => {
  expect(languagesToWrite(kind, texts)).toEqual(languages);
});

it('only a written page cannot be taken away, only a hotel has no title, and two kinds are plain text', () => {
  expect(contentKinds.filter((kind) => !canRetire(kind))).toEqual(['page']);
  expect(contentKinds.filter((kind) => !hasTitle(kind))).toEqual(['hotel']);
  expect(contentKinds.filter((kind) => !isHtml(kind))).toEqual(['promotion', 'trip']);
  expect(contentKinds.filter(isPartnerKind)).toEqual(['hotel', 'trip']);
});
