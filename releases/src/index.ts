export { RegistryUnreachable } from './commands/call-registry.ts';
export { createRegistryClient } from './commands/registry-client.ts';
export { createUploadClient } from './commands/upload-client.ts';
export { createBrowserGate } from './browser-check/browser-gate.ts';
export { bucketOf, chooseRollouts } from './channels/choose-rollouts.ts';
export { compareVersions } from './channels/release-order.ts';
export {
  currentReleases,
  lastGoodOf,
  type ChannelDocument,
  type ChannelRevision,
  type ReleaseReference,
} from './documents/channel-document.ts';
export type { Profile } from './profiles/profile.ts';
export { seedProfiles } from './profiles/seed-profiles.ts';
export { PublishRefused, Refused } from './documents/refusal.ts';
export { releaseRecord, type ReleaseRecord } from './documents/release-record.ts';
export { isFailure, loadOutcomes, type LoadOutcome } from './health/load-outcomes.ts';
export { releaseFailure, type ReleaseFailure } from './health/release-failures.ts';
export type { ReleaseHealth } from './health/health-counts.ts';
export { mapFrames } from './health/map-frames.ts';
export { addLoadTimes, loadTimeSpan, loadTimeWithin, noLoadTimes, type LoadTimes } from './health/load-times.ts';
export type { TrialKind, Trials } from './health/trials.ts';
export {
  noVitalSpans,
  vitalNames,
  vitalSpan,
  vitalWithin,
  type VitalName,
  type VitalSpans,
  type Vitals,
} from './health/vitals.ts';
export type { Candidate, CheckPicture, Finding, Gate } from './gates/gate.ts';
export { releaseParty, shellParty } from './gates/offers.ts';
export { providedFacades } from './gates/provided-facades.ts';
export { endingMetrics, type Ending } from './keys/endings.ts';
export { keyId, readSigningKey } from './keys/signing-key.ts';
export { signReading } from './registry/open-reading.ts';
export { createLocalUploads, type BuildUploads } from './registry/build-uploads.ts';
export type { Registry, RegistryStatus } from './registry/registry.ts';
export type { SignedCommand } from './registry/registry-command.ts';
export type { LiveShell } from './registry/shell-store.ts';
export { openFolderRegistry, type FolderRegistry } from './registry/open-folder-registry.ts';
export { readShell, type ShellRecord } from './registry/shell-record.ts';
export { publishFolders } from './registry/publish-folders.ts';
export type {
  Lease,
  Override,
  ReleaseCount,
  ReleaseSet,
  ReleaseSource,
  ResolvedRelease,
  Visitor,
} from './release-source.ts';
export { releaseFileHeaders, serveReleases } from './serve-releases.ts';
export { createFolderSource } from './sources/folder-source.ts';
export type { UnfitRelease } from './sources/choose-release.ts';
export { createHttpSource, type HttpSource } from './sources/http-source.ts';
export { startRegistry, type RegistryOptions } from './start-registry.ts';
