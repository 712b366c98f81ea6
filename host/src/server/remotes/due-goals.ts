import { minutesMs } from '@aylal/domain/calendar';
import type { Marks } from './counted-browsers.ts';
import type { CountedRelease } from './release-tally.ts';

/** Half an hour: long enough to book, short enough to end a share that loses customers. */
const standardGoalMs = minutesMs(30);
/** Most browsers and remotes that are waited for; the oldest are not judged. */
const mostWaiting = 100_000;

interface Awaited {
  readonly release: CountedRelease;
  readonly marks: Marks;
}

/**
 * Judges whether browsers reached the goal of a remote: each once, the same time after it met the release. To count those who have not reached it yet would hold it against a
 * release that its visitors came later, as those of a share that has just grown.
 */
export function createDueGoals({
  now = Date.now,
  goalMs = standardGoalMs,
}: {
  readonly now?: () => number;
  readonly goalMs?: number;
}) {
  let waiting: (Awaited & { readonly due: number })[] = [];
  return {
    await(one: Awaited): void {
      waiting.push({ ...one, due: now() + goalMs });
      if (waiting.length > mostWaiting) waiting = waiting.slice(-mostWaiting / 2);
    },
    reached(marks: Marks): void {
      marks.isFirst('goal');
    },
    /** Those whose time has come, in the order in which they came. */
    takeDue(): readonly (Pick<Awaited, 'release'> & { readonly missed: boolean })[] {
      const end = waiting.findIndex(({ due }) => due > now());
      const due = waiting.splice(0, end === -1 ? waiting.length : end);
      return due.map(({ release, marks }) => ({ release, missed: marks.isFirst('goal') }));
    },
  };
}
