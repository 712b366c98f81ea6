import { checkBuild, publishRelease } from './build-operations.ts';
import { getChannel, listRevisions } from './channel-operations.ts';
import {
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listTrustedPipelines,
  readPrunePlan,
  verifyRelease,
  verifyReleaseLog,
} from './management-operations.ts';
import { actOnReleases, admitReleaseKey, getReleaseKey, listReleaseLog } from './registry-operations.ts';
import { getPlatform, getRelease, getRemote, listReleasePictures } from './release-operations.ts';

/** Every operation of the console of the teams. A host of the office answers them itself, from the registry of releases: the provider knows none of them. */
export const consoleOperations = {
  getChannel,
  listRevisions,
  getRemote,
  getRelease,
  listReleasePictures,
  publishRelease,
  checkBuild,
  getPlatform,
  listReleaseLog,
  actOnReleases,
  getReleaseKey,
  admitReleaseKey,
  listCredentials,
  listTrustedPipelines,
  listProfiles,
  readPrunePlan,
  listRegistryKeys,
  verifyReleaseLog,
  verifyRelease,
};

export { checkBuild, publishRelease } from './build-operations.ts';
export { getChannel, listRevisions, type ChannelRemote, type Revision } from './channel-operations.ts';
export {
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listTrustedPipelines,
  readPrunePlan,
  verifyRelease,
  verifyReleaseLog,
  type ReleaseCredential,
  type ShopProfile,
  type TrustedPipeline,
} from './management-operations.ts';
export { releaseVersion, remoteId, type ReleaseHealth, type Rollout } from './release-fields.ts';
export {
  getPlatform,
  getRelease,
  getRemote,
  listReleasePictures,
  type Curve,
  type HealthHour,
  type PageVitals,
  type PlatformParty,
  type ReleaseFailure,
  type ReleaseFile,
} from './release-operations.ts';
export {
  actOnReleases,
  admitReleaseKey,
  getReleaseKey,
  listReleaseLog,
  type ReleaseLogLine,
} from './registry-operations.ts';
