import { inLanguages } from '../language/index.ts';
import { missingLanguages } from './content.ts';

it('a text is missing in every language in which its title or its words are', () => {
  const whole = inLanguages(() => ({ title: 'A', text: 'B' }));
  expect(missingLanguages(whole)).toEqual([]);
  expect(missingLanguages({ ...whole, zh: { title: ' ', text: 'B' }, ja: { title: 'A', text: '' } })).toEqual([
    'zh',
    'ja',
  ]);
});
