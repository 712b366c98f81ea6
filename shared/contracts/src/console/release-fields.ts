import * as v from 'valibot';
import { answer } from '../answer.ts';
import { instant, wholeNumber } from '../fields.ts';
import { problems } from '../problem.ts';

/** Id of a remote. */
export const remoteId = v.pipe(v.string(), v.regex(/^mf-[a-z][a-z0-9-]{0,40}$/));
/** Version of a release. */
export const releaseVersion = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(\+[A-Za-z0-9]{1,40})?$/));
/** Name of a channel; the one of the shop when left out. */
export const channelName = v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)), 'stable');
/** How many lines of a list; each page of it asks for more. */
export const mostLines = (most: number, usual: number) => v.optional(wholeNumber(1, most), usual);

/** Tries, such as pages that met a release, and how many of them went wrong. */
export const tries = v.object({ pages: v.number(), failures: v.number() });

/** The bound that most of the values stay within; `over` beyond the last bound; null where nothing was measured. */
export const within = v.nullable(v.union([v.number(), v.literal('over')]));

/** What a release came to in browsers: of load times, in milliseconds, half and three quarters; of the vitals three quarters (CLS is a plain number). `goal`: who reached its goal, as tries that did not. */
export const releaseHealth = v.object({
  ...tries.entries,
  healed: v.number(),
  load_half: within,
  load_most: within,
  lcp: within,
  inp: within,
  cls: within,
  goal: v.nullable(tries),
});
export type ReleaseHealth = v.InferOutput<typeof releaseHealth>;

/** The team that owns a remote; null where its release names none. */
export const remoteOwner = v.nullable(v.object({ team: v.string(), contact: v.string() }));

/** Releases that a share of the visitors gets together, in ten-thousandths; `steps` are the shares to come and when the next is due. */
export const rollout = v.object({
  rollout: v.string(),
  share: v.number(),
  steps: v.nullable(v.object({ next: v.array(v.number()), every_minutes: v.number(), due_at: instant })),
});
export type Rollout = v.InferOutput<typeof rollout>;

/** Something that a release or the registry would not let pass: a stable code, what is wrong, what to change; of the registry, in English. */
export const finding = v.object({ code: v.string(), message: v.string(), change: v.string() });

/** What the registry refuses: its code, its sentence in `message`, and what its gates found. */
export const refusedByRegistry = answer(
  v.object({
    problem: v.picklist(problems),
    code: v.optional(v.string()),
    findings: v.optional(v.array(finding), []),
  }),
);
