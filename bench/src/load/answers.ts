/** How requests of a measurement were answered. */
export interface Answers {
  readonly good: number;
  /** Answered 429 or 503. */
  readonly refused: number;
  /** Any other answer. */
  readonly bad: number;
  /** How often which other answer came, by its status and text. */
  readonly badAnswers: Readonly<Record<string, number>>;
}

/** Counts the answers that `take` is given. `good` judges the text of one that came with 200; what it throws at is bad. */
export function countAnswers(good: (body: string) => boolean = () => true) {
  const counted = { good: 0, refused: 0, bad: 0, badAnswers: {} as Record<string, number> };
  return {
    counted: counted as Answers,
    take(status: number, body: string): void {
      if (status === 200 && holds(good, body)) counted.good += 1;
      else if (status === 429 || status === 503) counted.refused += 1;
      else {
        counted.bad += 1;
        const answer = `${status} ${body.slice(0, 300)}`;
        counted.badAnswers[answer] = (counted.badAnswers[answer] ?? 0) + 1;
      }
    },
  };
}

function holds(good: (body: string) => boolean, body: string): boolean {
  try {
    return good(body);
  } catch {
    return false;
  }
}

/** Several measurements as one. */
export function sumAnswers(parts: readonly Answers[]): Answers {
  const sum = (of: (part: Answers) => number) => parts.reduce((total, part) => total + of(part), 0);
  const badAnswers: Record<string, number> = {};
  for (const part of parts)
    for (const [answer, times] of Object.entries(part.badAnswers))
      badAnswers[answer] = (badAnswers[answer] ?? 0) + times;
  return {
    good: sum(({ good }) => good),
    refused: sum(({ refused }) => refused),
    bad: sum(({ bad }) => bad),
    badAnswers,
  };
}
