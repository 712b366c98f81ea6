import * as v from 'valibot';
import { instant } from './fields.ts';
import { problems } from './problem.ts';

/**
 * The envelope of GAP-25, `{status_code, message, result}`, without `status_code` (the key under which it stands).
 * `extra` are fields beside `result`, such as `tapa_code` or `server_time`.
 */
export function answer<R extends v.GenericSchema, X extends v.ObjectEntries = Record<never, never>>(
  result: R,
  extra: X = {} as X,
) {
  return v.object({ message: v.optional(v.string(), ''), result, ...extra });
}

/** An answer that has nothing to say but its status and message. */
export const emptyAnswer = answer(v.optional(v.null_(), null));

/**
 * A refusal: `result.problem` is a word of the closed list, `result.fields` names each refused field by its path
 * (`person_names.0.surname`) with the message key of its first fault (VALID-06). `from` is when the same would be granted, where that is only a matter of time.
 */
export const refusal = answer(
  v.object({
    problem: v.picklist(problems),
    fields: v.optional(v.record(v.string(), v.string())),
    from: v.optional(instant),
  }),
);

/** What `refusal` holds, parsed. */
export type Refusal = v.InferOutput<typeof refusal>['result'];
