import type { HelpGroup, HelpItem } from '@aylal/contracts';
import { foldPlaceName } from '@aylal/domain';
import { textOfHtml } from '@aylal/html';

/** An article with the group it stands in. */
export interface FoundItem {
  readonly group: HelpGroup;
  readonly item: HelpItem;
}

/**
 * The articles that hold every word searched for, in any of its spellings ("буцаах", "butsaah"); those with the words in the question come first.
 * Nothing is found for an empty search.
 */
export function searchHelp(groups: readonly HelpGroup[], search: string): readonly FoundItem[] {
  const words = foldPlaceName(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const all = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  const holds = (text: string) => {
    const folded = foldPlaceName(text);
    return words.every((word) => folded.includes(word));
  };
  const inQuestion = all.filter(({ item }) => holds(item.question));
  const elsewhere = all.filter(
    ({ group, item }) => !holds(item.question) && holds(`${group.title} ${item.question} ${textOfHtml(item.answer)}`),
  );
  return [...inQuestion, ...elsewhere];
}
