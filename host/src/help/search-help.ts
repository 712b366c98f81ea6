import type { HelpGroup, HelpItem } from '@aylal/contracts/content';
import { foldPlaceName } from '@aylal/domain/language';
import { textOfHtml } from '@aylal/html';
import { synonymsOf } from './search-synonyms.ts';

/** An article with the group it is in. */
export interface FoundItem {
  readonly group: HelpGroup;
  readonly item: HelpItem;
}

/**
 * The articles that hold every word searched for, in any of its spellings ("буцаах", "butsaah"): first those with the words in the question, then
 * those with them in the answer, then those that name the same matter by another word ("refund"). Nothing is found for an empty search.
 */
export function searchHelp(groups: readonly HelpGroup[], search: string): readonly FoundItem[] {
  const terms = foldPlaceName(search).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  const holds = (text: string) => terms.every((word) => text.includes(word));
  const means = (text: string) => terms.every((word) => synonymsOf(word).some((other) => text.includes(other)));
  const ranks = [
    ({ question }: Folded) => holds(question),
    ({ whole }: Folded) => holds(whole),
    ({ question }: Folded) => means(question),
    ({ whole }: Folded) => means(whole),
  ];
  const rankOf = (folded: Folded) => ranks.findIndex((isOf) => isOf(folded));
  const ranked = groups
    .flatMap((group) => group.items.map((item) => ({ group, item })))
    .map((one) => ({ one, rank: rankOf(foldItem(one)) }));
  return ranks.flatMap((_, rank) => ranked.filter((found) => found.rank === rank).map(({ one }) => one));
}

interface Folded {
  readonly question: string;
  readonly whole: string;
}

function foldItem({ group, item }: FoundItem): Folded {
  const { question, answer } = item;
  return {
    question: foldPlaceName(question),
    whole: foldPlaceName(`${group.title} ${question} ${textOfHtml(answer)}`),
  };
}
