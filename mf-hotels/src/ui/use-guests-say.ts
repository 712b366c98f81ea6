import type { HotelCard } from '@aylal/contracts/hotels';
import { scoreWord } from './score-word.ts';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** What guests say in words: how good they find a hotel, and how many of them have said it. */
export function useGuestsSay(): (ratings: HotelCard['ratings']) => string {
  const t = useHotelsMessages();
  return (ratings) => {
    if (!ratings) return t('score.none');
    const word = scoreWord(ratings.score);
    const count = t('score.reviews', { count: ratings.count });
    return word ? `${t(`score.word.${word}`)} · ${count}` : count;
  };
}
