import * as v from 'valibot';

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** What the provider says: with a status, not at all (`offline`), or never (`hanging`). */
const scenarioAnswer = v.union([
  v.picklist(['offline', 'hanging']),
  v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), body: v.unknown() }),
]);

/** An operation and its answers, one after the other; the last one stays. */
const answeredOperation = v.object({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** With parameters in braces. */
  path: v.pipe(v.string(), v.regex(/^\/api\/[\w/{}.-]*$/), v.maxLength(200)),
  answers: v.pipe(v.array(scenarioAnswer), v.minLength(1), v.maxLength(50)),
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

const scenario = v.object({
  name,
  /** Address of the screen, without its language. */
  at: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
  signedIn: v.boolean(),
  /** Something that the remote contributes, in the place of the screen: a dialog by its view, a panel by its id, a part by the id that the descriptor gives it. */
  shows: v.exactOptional(
    v.object({ kind: v.picklist(['dialog', 'panel', 'part']), name, props: v.record(v.string(), v.unknown()) }),
  ),
  /** Places in `answers`: what waits and fails in the states of a screen, and what does not. */
  reads: v.array(index),
  others: v.array(index),
});

/** `scenarios/scenarios.json` of a release: what its screens and what it contributes can be looked at with. Builds write it from the remote's `src/testing/scenarios.ts`. */
export const scenarioDocument = v.pipe(
  v.object({
    /** What the clock says. */
    instant: v.pipe(v.string(), v.isoTimestamp()),
    answers: v.array(answeredOperation),
    scenarios: v.array(scenario),
  }),
  v.check(
    ({ answers, scenarios }) =>
      scenarios.every(({ reads, others }) => [...reads, ...others].every((place) => place < answers.length)),
    'a scenario names an answer that is not there',
  ),
);

/** See `scenarioDocument`. */
export type ScenarioDocument = v.InferOutput<typeof scenarioDocument>;
export type Scenario = ScenarioDocument['scenarios'][number];
export type AnsweredOperation = v.InferOutput<typeof answeredOperation>;

/** Longest document; the largest of seven remotes has 280 KB. */
export const mostScenarioBytes = 2 * 1024 * 1024;

/** Most scenarios of a release: each is looked at twice at least, and all of them within the time of publishing. */
export const mostScenarios = 80;
