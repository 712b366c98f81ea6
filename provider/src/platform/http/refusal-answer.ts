import type { Locale } from '@aylal/domain/language';
import { problemMessage } from '../messages/problem-message.ts';
import type { ProblemError } from './problem-error.ts';
import type { WireAnswer } from './route.ts';

/** The envelope of a refusal (GAP-25, ruling 13), with the sentence in the request's language. */
export function refusalAnswer({ problem, status, details }: ProblemError, locale: Locale): WireAnswer {
  return {
    status_code: status,
    message: details.message ?? problemMessage(locale, problem),
    result: {
      problem,
      ...(details.fields ? { fields: details.fields } : {}),
      ...(details.from === undefined ? {} : { from: details.from }),
    },
    ...details.extra,
  };
}
