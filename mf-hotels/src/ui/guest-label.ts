import type { HotelsTranslate } from './use-hotels-messages.ts';

/** "1 өрөө · 2 том хүн, 1 хүүхэд". */
export function guestLabel(guests: { rooms: number; adults: number; children: number }, t: HotelsTranslate): string {
  const people = [
    t('words.adults', { count: guests.adults }),
    ...(guests.children > 0 ? [t('words.children', { count: guests.children })] : []),
  ];
  return `${t('words.rooms', { count: guests.rooms })} · ${people.join(', ')}`;
}
