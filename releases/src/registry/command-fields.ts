import * as v from 'valibot';

/** Why; it stays in the log. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(3, 'say why'), v.maxLength(300));

/** What the sender looked at: the revision of a channel, or the serial of a list. The command of another person in between, or a replay, is refused. */
export const after = v.pipe(v.number(), v.integer(), v.minValue(0));
