const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'y',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Latin spellings of one Cyrillic letter, brought to one: Khovd and Hovd, Zhangjiajie and Жанжиажие, Kharkov and Harkov. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sh'],
  [/kh/g, 'h'],
  [/zh/g, 'j'],
  [/w/g, 'v'],
];

/**
 * Lower case without the letters that keyboards lack: ө as о, ү as у, ё as е, the signs ъ and ь dropped. й stays what it is:
 * never decompose Cyrillic, NFD would make it и (field-facts §2.9).
 */
export function foldCyrillic(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ө', 'о')
    .replaceAll('ү', 'у')
    .replaceAll('ё', 'е')
    .replace(/[ъь]/g, '');
}

/** Accents of Latin letters dropped; Hangul and kana must not be decomposed, hence letter by letter. */
function withoutAccents(text: string): string {
  return text.replace(/[\u00C0-\u024F\u1E00-\u1EFF]/g, (letter) =>
    letter.normalize('NFD').replace(/[\u0300-\u036F]/g, ''),
  );
}

/**
 * The Latin key of a place name: Өлгий, Олгий, Ölgii and Olgii give `olgii`. Cyrillic goes over an MNS 5217-like table, other scripts stay.
 * Everything that is not a letter or digit becomes one space.
 */
export function foldPlaceName(text: string): string {
  const latin = withoutAccents(foldCyrillic(text)).replace(/[а-я]/g, (letter) => latinOf[letter] ?? '');
  return spellings
    .reduce((key, [from, to]) => key.replace(from, to), latin)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A looser key, for a second try: o and u alike (ө is typed as either: Ulgii, Murun), y and i alike, doubled letters once.
 * More names collide; rank what only matches here below what matches `foldPlaceName`.
 */
export function loosePlaceName(text: string): string {
  return foldPlaceName(text)
    .replaceAll('o', 'u')
    .replaceAll('y', 'i')
    .replace(/(\p{L})\1+/gu, '$1');
}
