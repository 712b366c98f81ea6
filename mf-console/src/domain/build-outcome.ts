import type { checkBuild } from '@aylal/contracts/console';
import type { ResultOf } from '@aylal/contracts';

/** Something that a gate found, and what to change. */
export type Finding = ResultOf<typeof checkBuild>['findings'][number];

/** How sending a build ended. */
export type BuildOutcome =
  | { readonly kind: 'published'; readonly fresh: boolean }
  | { readonly kind: 'checked'; readonly findings: readonly Finding[] }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly findings: readonly Finding[];
    }
  /** `arrived`: all of it was sent before nobody waited any more. */
  | { readonly kind: 'cancelled' | 'unanswered'; readonly arrived: boolean }
  | { readonly kind: 'too-large' | 'too-slow' | 'away' | 'not-yours' | 'unreadable' };

/** Refusals for which this page has a sentence of its own; others are shown in the registry's words. */
export const explainedCodes = [
  'version-taken',
  'foreign-credential',
  'unknown-key',
  'retired-key',
  'expired-key',
  'not-yet-valid',
  'no-browser',
  'browser-busy',
] as const;

/** Which sentence explains a refusal; null where the registry's own has to do. */
export function explainedCode(code: string): (typeof explainedCodes)[number] | null {
  return explainedCodes.find((one) => one === code) ?? null;
}
