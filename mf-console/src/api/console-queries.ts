import {
  getChannel,
  getPlatform,
  getRelease,
  getReleaseKey,
  getRemote,
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listReleaseLog,
  listReleasePictures,
  listRevisions,
  listTrustedPipelines,
  readPrunePlan,
  verifyRelease,
  verifyReleaseLog,
} from '@aylal/contracts/console';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** What is live on a channel. */
export function channelQuery(services: Around, channel: string) {
  return officeQuery(services, getChannel, { query: { channel } });
}

/** The states of a channel, so many of the newest. */
export function revisionsQuery(services: Around, channel: string, limit: number) {
  return officeQuery(services, listRevisions, { query: { channel, limit } });
}

/** A remote and how its releases do. */
export function remoteQuery(services: Around, remote: string, channel: string) {
  return officeQuery(services, getRemote, { params: { remote }, query: { channel } });
}

/** One release. */
export function releaseQuery(services: Around, remote: string, version: string) {
  return officeQuery(services, getRelease, { params: { remote, version } });
}

/** What its scenarios look like. */
export function releasePicturesQuery(services: Around, remote: string, version: string) {
  return officeQuery(services, listReleasePictures, { params: { remote, version } });
}

/** Who offers and uses what. */
export function platformQuery(services: Around, channel: string) {
  return officeQuery(services, getPlatform, { query: { channel } });
}

/** So many of the newest lines of the registry's log. */
export function releaseLogQuery(services: Around, limit: number) {
  return officeQuery(services, listReleaseLog, { query: { limit } });
}

/** Whose a key is. */
export function releaseKeyQuery(services: Around, key: string) {
  return officeQuery(services, getReleaseKey, { params: { key } });
}

/** Who may do what with releases. */
export function credentialsQuery(services: Around) {
  return officeQuery(services, listCredentials, {});
}

/** The pipelines that are trusted. */
export function pipelinesQuery(services: Around) {
  return officeQuery(services, listTrustedPipelines, {});
}

/** Which shops there are. */
export function profilesQuery(services: Around) {
  return officeQuery(services, listProfiles, {});
}

/** What pruning would delete, and what stays. */
export function prunePlanQuery(services: Around, days: number) {
  return officeQuery(services, readPrunePlan, { query: { days } });
}

/** The registry's own keys. */
export function registryKeysQuery(services: Around) {
  return officeQuery(services, listRegistryKeys, {});
}

/** Whether the registry's log is whole. */
export function logVerificationQuery(services: Around) {
  return officeQuery(services, verifyReleaseLog, {});
}

/** Whether a release is what was published. */
export function releaseVerificationQuery(services: Around, remote: string, version: string) {
  return officeQuery(services, verifyRelease, { params: { remote, version } });
}
