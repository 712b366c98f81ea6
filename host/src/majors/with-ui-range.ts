import type { ReleaseContents } from '../remotes/boot-document.ts';
import type { ReleaseRecordFacts } from '../remotes/read-release.ts';

/** The contents of a release for a host with earlier majors, which has to know on which of them it runs. */
export function withUiRange(contents: ReleaseContents, { shared }: ReleaseRecordFacts): ReleaseContents {
  const asked = shared['@aylal/ui'];
  return asked ? { ...contents, ui: asked.range } : contents;
}
