import { scriptsWithoutSharedName } from '../documents/shared-files.ts';
import type { Candidate, Finding } from './gate.ts';

const change = 'build again with the present preset (remoteConfig of @aylal/build)';

/** What a release says about its origin is there: the lockfile (MFE-1) and the schema of every event; what it shares is named by its content. Older releases have neither and stay promotable. */
export function recordGate({ record }: Candidate): Finding[] {
  const { produces, consumes } = record.descriptor.events;
  const undescribed = [...new Set([...produces, ...consumes])].filter((event) => !record.events?.[event]);
  return [
    ...(record.lockfile
      ? []
      : [{ code: 'record-lockfile', message: 'the record does not name the digest of the lockfile', change }]),
    ...undescribed.map((event) => ({
      code: 'record-event',
      message: `the record does not hold the schema of the event ${event}`,
      change,
    })),
    ...scriptsWithoutSharedName(record).map((path) => ({
      code: 'record-name',
      message: `pages look for ${path} among the files that releases share, and its name does not hold the digest of its content`,
      change,
    })),
  ];
}
