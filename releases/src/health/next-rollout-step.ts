import type { ChannelDocument, Rollout, RolloutSteps } from '../documents/channel-document.ts';
import { leastPages } from './failure-test.ts';
import type { HealthCounts } from './health-counts.ts';

/** The step that a rollout is to take now, and those that follow it; `share` in ten-thousandths, 10,000 is everybody. */
export interface NextRolloutStep {
  readonly rollout: Rollout;
  readonly share: number;
  readonly steps: RolloutSteps | undefined;
}

/** The first rollout whose time for the next step has come and that at least fifty pages met. One that fails more than what the others have was ended before (`rolloutsToHalt`). */
export function nextRolloutStep(
  { revisions }: Pick<ChannelDocument, 'revisions'>,
  health: HealthCounts,
  now: Date,
): NextRolloutStep | undefined {
  for (const rollout of revisions.at(-1)?.rollouts ?? []) {
    const { steps } = rollout;
    if (!steps || now.getTime() < Date.parse(steps.since) + steps.everyMinutes * 60_000) continue;
    const arms = Object.values(health.rollouts[rollout.id] ?? {});
    if (arms.reduce((pages, { share }) => pages + share.pages, 0) < leastPages) continue;
    const [share, ...next] = steps.next;
    if (share === undefined) continue;
    return { rollout, share, steps: next.length > 0 ? { ...steps, next, since: now.toISOString() } : undefined };
  }
  return undefined;
}
