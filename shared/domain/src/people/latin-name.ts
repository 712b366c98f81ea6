import { letterIndex } from '../language/mongolian-alphabet.ts';

/** As passports write Mongolian (MNS 5217), in the order of the alphabet. */
const spellings = [
  ...[
    'A',
    'B',
    'V',
    'G',
    'D',
    'YE',
    'YO',
    'J',
    'Z',
    'I',
    'I',
    'K',
    'L',
    'M',
    'N',
    'O',
    'U',
    'P',
    'R',
    'S',
    'T',
    'U',
    'U',
  ],
  ...['F', 'KH', 'TS', 'CH', 'SH', 'SH', 'I', 'Y', 'I', 'E', 'YU', 'YA'],
];

/** How a passport probably writes a Cyrillic name: to be compared with it by its owner, never filled in by itself (field-facts §2.7). Empty when the name holds anything but letters and hyphens. */
export function proposeLatinName(cyrillic: string): string {
  const letters = [...cyrillic.trim()].map((sign) => (sign === '-' ? '-' : spellings[letterIndex(sign)]));
  return letters.includes(undefined) ? '' : letters.join('');
}
