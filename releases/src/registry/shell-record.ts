import * as v from 'valibot';
import { eventFacts } from '../documents/release-record.ts';

/** What a live host offers to remotes: the version of the shell contract, the shared packages, the events that it knows. */
export const shellRecord = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  version: v.string(),
  contract: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  shared: v.record(v.string(), v.string()),
  events: v.array(v.string()),
  /** Schemas of those events. */
  schemas: v.exactOptional(v.record(v.string(), eventFacts)),
});

export type ShellRecord = v.InferOutput<typeof shellRecord>;
