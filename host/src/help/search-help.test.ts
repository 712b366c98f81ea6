import { helpGroups } from '../app/testing/content-stubs.ts';
import { searchHelp } from './search-help.ts';

describe('The search of the help centre', () => {
  it.each([
    ['a word of a question', 'буцаах', ['refund']],
    ['its Latin spelling', 'butsaah', ['refund']],
    ['a word of an answer', 'захиалгаа нээнэ', ['refund']],
    ['the name of a topic', 'төлбөр', ['ways-to-pay']],
    ['letters that a keyboard lacks', 'тээшний хэмжээ', ['baggage']],
    ['words in any order', 'хэмжээ тээш', ['baggage']],
    ['what nobody wrote', 'шоколад', []],
    ['a script in an answer, which is no text', 'alert', []],
    ['nothing', '  ', []],
    ['signs only', '?!', []],
  ])('finds by %s', (_, search, slugs) => {
    expect(searchHelp(helpGroups, search).map(({ item }) => item.slug)).toEqual(slugs);
  });
});
