/** What is after `npm run test:flaky`. */
export interface FlakyOptions {
  readonly times: number;
  /** The order of the first round follows from it, that of each later one from the next number. */
  readonly seed: number;
  /** Packages and files, as after `npm test`; empty for all that may be flaky. */
  readonly rest: readonly string[];
}

/** Reads `--times=10` and `--seed=<number>`; without a seed the one given. Throws at a number that is none. */
export function readFlakyOptions(args: readonly string[], newSeed: number): FlakyOptions {
  const number = (name: string, otherwise: number) => {
    const text = args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
    if (text === undefined) return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number from 1; it is "${text}"`);
    return Number(text);
  };
  return {
    times: number('times', 10),
    seed: number('seed', newSeed),
    rest: args.filter((arg) => !/^--(times|seed)=/.test(arg)),
  };
}
