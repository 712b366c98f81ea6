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
    ['another word for it', 'буцаалт', ['refund']],
    ['the word for giving up', 'цуцлах', ['refund']],
    ['an English word', 'Refund', ['refund']],
    ['an English word that is typed halfway', 'refu', ['refund']],
    ['a Russian word', 'возврат', ['refund']],
    ['a Chinese word', '退款', ['refund']],
    ['a Japanese word', '返金', ['refund']],
    ['a Korean word', '환불', ['refund']],
    ['words of two matters', 'luggage хэмжээ', ['baggage']],
    ['too few letters of another word', 'ret', []],
    ['what nobody wrote', 'шоколад', []],
    ['a script in an answer, which is no text', 'alert', []],
    ['nothing', '  ', []],
    ['signs only', '?!', []],
  ])('finds by %s', (_, search, slugs) => {
    expect(searchHelp(helpGroups, search).map(({ item }) => item.slug)).toEqual(slugs);
  });

  it('puts first what says the very word, then what means it', () => {
    const [group] = helpGroups;
    const [refund, ...others] = group?.items ?? [];
    if (!group || !refund) throw new Error('no articles');
    const said = { ...refund, slug: 'said', question: 'Refund of a ticket', answer: '' };
    const found = searchHelp([{ ...group, items: [refund, ...others, said] }], 'refund');
    expect(found.map(({ item }) => item.slug)).toEqual(['said', 'refund']);
  });
});
