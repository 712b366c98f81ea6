/** From which score of ten on guests are said to find a hotel so. */
const words = [
  [9, 'superb'],
  [8, 'veryGood'],
  [7, 'good'],
  [6, 'pleasant'],
] as const;

export type ScoreWord = (typeof words)[number][1];

/** The word for a score; undefined where none would please. */
export function scoreWord(score: number): ScoreWord | undefined {
  return words.find(([least]) => score >= least)?.[1];
}
