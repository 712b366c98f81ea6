import { setTimeout as wait } from 'node:timers/promises';
import type { DrillDatabase } from './drill-database.ts';
import type { SeededChoice } from './seeded-choice.ts';
import { partnerIncidents } from './partner-incidents.ts';
import { AWAY_MS } from './supervised-service.ts';
import { skewed, type TwoProviders } from './two-providers.ts';

/** What services may suffer. Resolves when it is over, except for what comes back by itself. */
export interface Incident {
  readonly name: string;
  happen(choice: SeededChoice): Promise<void>;
}

const SLOW_BY_MS = 40;
/** As far as a clock may be wrong before that. */
const SKEWS_MS = [-20_000, 20_000] as const;

/** Without `before` no version is rolled back, and without a disk of its own the database's is not filled. */
export function incidentsOf(
  database: DrillDatabase,
  providers: TwoProviders,
  before: string | null,
): readonly [Incident, ...Incident[]] {
  const { fillDisk } = database;
  const { all } = providers;
  return [
    { name: 'the database is killed and its standby takes over', happen: () => database.failOver() },
    { name: 'the database is killed and comes back', happen: () => database.kill(1_500) },
    { name: 'the database stands still', happen: () => database.freeze(AWAY_MS) },
    { name: 'the standby is lost', happen: () => database.loseStandby() },
    { name: 'a provider is killed', happen: ({ oneOf }) => oneOf(all).restart('SIGKILL') },
    { name: 'a provider is replaced', happen: ({ oneOf }) => oneOf(all).restart('SIGTERM') },
    { name: 'a provider stands still', happen: ({ oneOf }) => oneOf(all).freeze(AWAY_MS) },
    { name: 'a provider is cut off from its customers', happen: ({ oneOf }) => oneOf(all).front.cut(AWAY_MS) },
    { name: 'a provider is cut off from the database', happen: ({ oneOf }) => oneOf(all).toDatabase.cut(AWAY_MS) },
    {
      name: 'the way to the database is slow',
      happen: ({ oneOf }) => oneOf(all).toDatabase.slow(AWAY_MS, SLOW_BY_MS),
    },
    {
      name: 'a provider comes back with a wrong clock',
      happen: ({ oneOf }) => oneOf(all).restart('SIGKILL', skewed(oneOf(SKEWS_MS))),
    },
    ...partnerIncidents(providers),
    ...(before === null ? [] : [rollBack(all, before)]),
    ...(fillDisk ? [{ name: 'the disk of the database is full', happen: () => fillDisk(AWAY_MS) }] : []),
  ];
}

/** The version before serves beside this one, then this one is deployed again. */
function rollBack(all: TwoProviders['all'], before: string): Incident {
  return {
    name: 'a provider is rolled back to the version before, and forward again',
    async happen({ oneOf }) {
      const one = oneOf(all);
      await one.runAs(before);
      await wait(AWAY_MS);
      await one.restart('SIGTERM');
    },
  };
}
