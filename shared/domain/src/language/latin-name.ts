/** How Mongolian Cyrillic is written in Latin letters on maps and signs in Mongolia: ө and ү both as u, х as kh, й as i. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ө: 'u',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ү: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A Mongolian name in Latin letters, to be read and not to be compared: Өвөрхангай is Uvurkhangai, Хөвсгөл is Khuvsgul. What is not Mongolian Cyrillic stays. */
export function latinName(name: string): string {
  return [...name]
    .map((letter) => {
      const small = letter.toLowerCase();
      const written = latin[small];
      if (written === undefined) return letter;
      return letter === small ? written : written.charAt(0).toUpperCase() + written.slice(1);
    })
    .join('');
}
