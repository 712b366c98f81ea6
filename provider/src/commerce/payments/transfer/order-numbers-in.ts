/** Letters of the other alphabet that look like, or stand for, those of our numbers on a Mongolian keyboard; a purpose is typed by hand. */
const LOOKALIKE = new Map(
  [...'АВЕЁЗКЛМНПРСТУҮХЅЈ'].map((letter, index) => [letter, 'ABEE3KLMHNPCTYYXSJ'[index] ?? letter]),
);
/** Longer than any bank takes. */
const READ_AT_MOST = 300;
/** As `ids.ts` makes them: without I, L, O, 0 and 1. */
const NUMBER = '[2-9A-HJKMNP-Z]{8}';

/** What of a purpose may be the number of an order: `named` ones follow the letters AYL, `bare` ones are any eight letters in a row that could be one. */
export interface PossibleNumbers {
  readonly named: readonly string[];
  readonly bare: readonly string[];
}

/**
 * Every number of an order that may be meant by the purpose of a transfer, however it was typed: in small letters, with spaces, dots or dashes, in letters of the other
 * alphabet, in wide ones, inside a sentence, or without its prefix. Which of them is an order of ours, the caller has to look up.
 */
export function orderNumbersIn(purpose: string): PossibleNumbers {
  const plain = [...purpose.slice(0, READ_AT_MOST).normalize('NFKC').toUpperCase()]
    .map((letter) => LOOKALIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^A-Z0-9]/g, '');
  const named = everyMatch(plain, new RegExp(`AYL(?=(${NUMBER}))`, 'g'));
  const bare = everyMatch(plain, new RegExp(`(?=(${NUMBER}))`, 'g')).filter((number) => !named.includes(number));
  return { named, bare };
}

function everyMatch(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, number]) => `AYL-${number}`))];
}
