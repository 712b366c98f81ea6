import type { Problem } from '@aylal/contracts';

/** The provider's reason in an error of a call; null when there was no answer, or none that can be read. */
export function refusalOf(error: unknown): Problem | null {
  return error instanceof Error && 'problem' in error && error.problem !== null ? (error.problem as Problem) : null;
}
