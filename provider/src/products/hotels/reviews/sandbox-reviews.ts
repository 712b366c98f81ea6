import { journeyKinds } from '@aylal/domain/hotels';
import { addMonths, homeDate } from '@aylal/domain/calendar';
import { chosen, mixed } from '../../../platform/drawing/seeded-random.ts';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import type { GuestReview } from '../catalogue/hotel-facts.ts';
import { guestWords, type GuestLanguage } from './guest-words.ts';

const MOST = 18;
const MONTHS_BACK = 16;

/** From where guests come who write in a language. */
const countries: Readonly<Record<GuestLanguage, readonly [string, ...string[]]>> = {
  mn: ['MN'],
  en: ['US', 'GB', 'AU', 'DE', 'SG'],
  zh: ['CN'],
  ru: ['RU', 'KZ'],
  ko: ['KR'],
  ja: ['JP'],
};

/** Who stays: half of them from here. */
const languages: readonly [GuestLanguage, ...GuestLanguage[]] = [
  'mn',
  'mn',
  'mn',
  'mn',
  'en',
  'en',
  'ko',
  'zh',
  'ru',
  'ja',
];

/** What guests of the sandbox have written who stayed at a hotel of it: always the same for it, in the months before `now`. None of a hotel without a score. */
export function sandboxReviews({ seed, score, reviews, code }: SandboxHotel, now: number): readonly GuestReview[] {
  if (score === null) return [];
  const count = Math.min(MOST, 3 + Math.floor(reviews / 30));
  return Array.from({ length: count }, (_, at) => {
    const language = chosen(languages, mixed(seed, 301, at));
    const points = Math.max(4, Math.min(10, Math.round(score + (mixed(seed, 302, at) - 0.45) * 3)));
    const { praise, blame } = guestWords[language];
    const first = Math.floor(mixed(seed, 303, at) * praise.length);
    const good = praise[first] ?? praise[0];
    const other = praise[(first + 1 + Math.floor(mixed(seed, 304, at) * (praise.length - 1))) % praise.length] ?? '';
    const bad = chosen(blame, mixed(seed, 305, at));
    const gap = language === 'zh' || language === 'ja' ? '' : ' ';
    return {
      id: `${code}-${at + 1}`,
      score: points,
      text: points >= 9 ? `${good}${gap}${other}` : points >= 7 ? `${good}${gap}${bad}` : bad,
      language,
      country: chosen(countries[language], mixed(seed, 306, at)),
      month: addMonths(homeDate(now), -1 - Math.floor((at / count) * MONTHS_BACK)).slice(0, 7),
      kind: chosen(journeyKinds, mixed(seed, 307, at)),
    };
  });
}
