import { getSession } from '@aylal/contracts/account';
import * as v from 'valibot';

/** What is read of a scenario; `@aylal/testing` has the types that it is written with. */
const call = v.object({ method: v.string(), path: v.string() });
const answer = v.union([v.picklist(['offline', 'hanging']), v.looseObject({ status_code: v.number() })]);
const stub = v.object({
  endpoint: v.looseObject({ name: v.string(), ...call.entries }),
  answers: v.nullable(v.array(answer)),
  answer: v.function(),
});
const scenario = v.object({
  at: v.string(),
  stubs: v.array(stub),
  user: v.optional(v.unknown()),
  shows: v.optional(
    v.object({ kind: v.picklist(['dialog', 'panel', 'part']), name: v.string(), props: v.looseObject({}) }),
  ),
});
const scenarioModule = v.object({ scenarios: v.function() });

type Stub = v.InferOutput<typeof stub>;
type Answers = readonly ('offline' | 'hanging' | { readonly status: number; readonly body: unknown })[];

/** An operation of the provider, and what it answers: one after the other, the last one stays. */
interface Answered {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly answers: Answers;
}

/** The clock of every scenario, as in tests: 2026-11-21 10:00 in Ulaanbaatar. */
const instant = '2026-11-21T02:00:00.000Z';

/**
 * The scenarios of a remote as data; `module` is its `src/testing/scenarios.ts`. A stub that answers by a function is asked once, with the query of the scenario's address and no
 * parameters. Answers that several scenarios have stand there once. Throws where the module or a stub is something else, with the name of the scenario.
 */
export async function describeScenarios(module: unknown) {
  const answers: string[] = [];
  const indexOf = (one: Answered) => {
    const text = JSON.stringify(one);
    const known = answers.indexOf(text);
    return known < 0 ? answers.push(text) - 1 : known;
  };
  const scenarios = [];
  const { scenarios: all } = v.parse(scenarioModule, module);
  for (const [name, written] of Object.entries(all(Date.parse(instant)) as object)) {
    const parsed = v.safeParse(scenario, written);
    if (!parsed.success) throw new Error(`scenario "${name}": ${v.summarize(parsed.issues)}`);
    const { at, stubs, user, shows } = parsed.output;
    const session = user === undefined ? [] : [signedIn(user)];
    const given = await Promise.all(stubs.map((one) => answered(one, at, name)));
    const reads = given.filter(({ method }) => method === 'GET');
    const others = [...session, ...given.filter(({ method }) => method !== 'GET')];
    scenarios.push({
      name,
      at,
      signedIn: user !== undefined,
      ...(shows ? { shows } : {}),
      reads: reads.map(indexOf),
      others: others.map(indexOf),
    });
  }
  return { instant, answers: answers.map((text) => JSON.parse(text) as Answered), scenarios };
}

/** The session is no read of the scenario's: it stays when reads wait or fail. */
function signedIn(user: unknown): Answered {
  const { method, path } = getSession;
  return { method, path, answers: [{ status: 200, body: { status_code: 200, message: '', result: user } }] };
}

async function answered({ endpoint, answers, answer: ask }: Stub, at: string, scenarioName: string): Promise<Answered> {
  const { name, method, path } = endpoint;
  const query = Object.fromEntries(new URL(at, 'http://localhost').searchParams);
  try {
    const said = answers ?? [v.parse(answer, await ask({ params: {}, query, body: {}, idempotencyKey: null }))];
    return { method, path, answers: said.map(asSent) };
  } catch (error) {
    throw new Error(`scenario "${scenarioName}": ${name} has no answer for ${at}: ${String(error)}`, { cause: error });
  }
}

/** As the provider sends it: 204 has a body here, which no 204 has. */
function asSent(said: v.InferOutput<typeof answer>): Answers[number] {
  if (typeof said === 'string') return said;
  return { status: said.status_code === 204 ? 200 : said.status_code, body: said };
}
