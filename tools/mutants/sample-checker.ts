import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Lets the same mutants through for the same seed. Stryker has no samples, but does not run what a checker refuses. */
export class SampleChecker implements Checker {
  readonly #size: number;
  readonly #seed: number;

  constructor({ size, seed }: { size: number; seed: number }) {
    this.#size = size;
    this.#seed = seed;
  }

  async init(): Promise<void> {}

  /** One group, so that `check` sees all mutants at once. */
  async group(mutants: readonly Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> {
    const drawn = new Set(mutants.toSorted((a, b) => (this.#rank(a) < this.#rank(b) ? -1 : 1)).slice(0, this.#size));
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        drawn.has(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    );
  }

  #rank({ fileName, location, replacement }: Mutant): string {
    const place = [this.#seed, basename(fileName), location, replacement];
    return createHash('sha256').update(JSON.stringify(place)).digest('hex');
  }
}
