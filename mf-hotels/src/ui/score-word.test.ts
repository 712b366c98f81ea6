import { scoreWord } from './score-word.ts';

it.each([
  [9.8, 'superb'],
  [9, 'superb'],
  [8.9, 'veryGood'],
  [7, 'good'],
  [6.4, 'pleasant'],
  [5.9, undefined],
])('A score of %d is said as %s', (score, word) => {
  expect(scoreWord(score)).toBe(word);
});
