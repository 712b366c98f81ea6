import type { DrillDatabase } from './drill-database.ts';
import type { SeededChoice } from './seeded-choice.ts';
import { skewed, type TwoProviders } from './two-providers.ts';

/** What services may suffer. Resolves when it is over, except for what comes back by itself. */
export interface Incident {
  readonly name: string;
  happen(choice: SeededChoice): Promise<void>;
}

/** As long as a machine is away before monitoring takes it out. */
export const AWAY_MS = 6_000;
const SLOW_BY_MS = 40;
/** As far as a clock may be wrong before that. */
const SKEWS_MS = [-20_000, 20_000] as const;

export function incidentsOf(database: DrillDatabase, { all }: TwoProviders): readonly [Incident, ...Incident[]] {
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
  ];
}
