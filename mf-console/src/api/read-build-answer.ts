import type { Endpoint } from '@aylal/contracts';
import { checkBuild, publishRelease } from '@aylal/contracts/console';
import * as v from 'valibot';
import type { BuildOutcome } from '../domain/build-outcome.ts';

/** What an answer to a publication or a check means. `arrived` says whether all of the build was sent. */
export function readBuildAnswer(
  operation: typeof publishRelease | typeof checkBuild,
  { status, text }: { readonly status: number; readonly text: string },
  arrived: boolean,
): BuildOutcome {
  if (status === 408) return { kind: 'too-slow' };
  if (status === 413) return { kind: 'too-large' };
  if (status === 503) return { kind: 'away' };
  if (status === 401 || status === 403) return { kind: 'not-yours' };
  if (status === 400) {
    const refused = read(operation.answers[400], text);
    if (refused) return { kind: 'refused', ...codeOf(refused.result), message: refused.message };
  }
  if (status === 200 && operation.name === publishRelease.name) {
    const published = read(publishRelease.answers[200], text);
    if (published) return { kind: 'published', fresh: published.result.fresh };
  }
  if (status === 200 && operation.name === checkBuild.name) {
    const checked = read(checkBuild.answers[200], text);
    if (checked) return { kind: 'checked', findings: checked.result.findings };
  }
  return { kind: 'unanswered', arrived };
}

function read<S extends Endpoint['answers'][number]>(schema: S, text: string): v.InferOutput<S> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

function codeOf({ code, findings }: v.InferOutput<(typeof publishRelease)['answers'][400]>['result']) {
  return { code: code ?? '–', findings };
}
