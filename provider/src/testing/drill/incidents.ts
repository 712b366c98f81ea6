import type { DrillDatabase } from './drill-database.ts';
import type { SeededChoice } from './seeded-choice.ts';
import type { TwoProviders } from './two-providers.ts';

/** What services may suffer. Resolves when it is over, except for what comes back by itself. */
type Incident = (
  parts: { readonly database: DrillDatabase; readonly providers: TwoProviders },
  which: 0 | 1,
  choice: SeededChoice,
) => Promise<void>;

const FROZEN_MS = 6_000;
const CUT_MS = 6_000;
/** As far as a clock may be wrong before whoever watches the machines takes one out. */
const SKEWS_MS = [-20_000, 20_000] as const;

export const incidents: readonly [readonly [string, Incident], ...(readonly [string, Incident])[]] = [
  ['the database is killed and its standby takes over', ({ database }) => database.failOver()],
  ['a provider is killed', ({ providers }, which) => providers.restart(which, 'SIGKILL')],
  ['a provider is replaced', ({ providers }, which) => providers.restart(which, 'SIGTERM')],
  ['a provider stands still', ({ providers }, which) => providers.freeze(which, FROZEN_MS)],
  ['a provider is cut off from its customers', ({ providers }, which) => providers.wire(which, 'front').cut(CUT_MS)],
  ['a provider is cut off from the database', ({ providers }, which) => providers.wire(which, 'database').cut(CUT_MS)],
  ['the way to the database is slow', ({ providers }, which) => providers.wire(which, 'database').slow(CUT_MS, 40)],
  [
    'a provider comes back with a wrong clock',
    ({ providers }, which, choice) => providers.restart(which, 'SIGKILL', choice.oneOf(SKEWS_MS)),
  ],
  ['the database is killed and comes back', ({ database }) => database.kill(1_500)],
  ['the database stands still', ({ database }) => database.freeze(FROZEN_MS)],
  ['the standby is lost', ({ database }) => database.loseStandby()],
];
