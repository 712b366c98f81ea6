/** What one changed line of a remote may cost a visitor who has the release before it (decision 0324). Bytes of scripts as sent. */
export const returningBudgets = { bytes: 450 } as const;

/** What a visit after an edit has taken over the network. */
export interface Returning {
  readonly what: string;
  readonly bytes: number;
  /** Names of the scripts, with the bytes of each. */
  readonly scripts: Readonly<Record<string, number>>;
}

/** One sentence for each edit that costs more. */
export function missedReturning(all: readonly Returning[]): string[] {
  return all
    .filter(({ bytes }) => !(bytes <= returningBudgets.bytes))
    .map(
      ({ what, bytes }) =>
        `one changed line in ${what} costs a returning visitor ${bytes} bytes, at most ${returningBudgets.bytes} are allowed`,
    );
}
