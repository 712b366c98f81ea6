import { getReleaseKey } from '@aylal/contracts/console';
import { getStaffSession } from '@aylal/contracts/office';
import { buildStaff, signedOut, staffStub } from '@aylal/office/testing';
import { consoleRoutes } from '@aylal/routes';
import { stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import {
  buildLine,
  channelStub,
  credentialsStub,
  logStub,
  platformStub,
  picturesStub,
  pipelinesStub,
  profilesStub,
  prunePlanStub,
  registryKeysStub,
  releaseStub,
  remoteStub,
  revisionsStub,
} from './console-stubs.ts';

const manager = staffStub(buildStaff('release-manager', 'Ганзориг'));
const noKey = stubOperation(getReleaseKey, { status_code: 200, message: '', result: { holder: null, admits: true } });

/** What the remote can be looked at with when it runs alone, and what a browser shows of a release before it is published; waiting and failing come by themselves. */
export function scenarios(): Record<string, StandaloneScenario> {
  const version = '1.5.0+dd33ee44ff';
  return {
    'sign in': { at: consoleRoutes.releases.to(), stubs: [stubOperation(getStaffSession, signedOut)] },
    releases: { at: consoleRoutes.releases.to(), stubs: [manager, channelStub()] },
    'releases, empty': { at: consoleRoutes.releases.to(), stubs: [manager, channelStub([], { revision: 0 })] },
    remote: { at: consoleRoutes.remote.to({ remote: 'mf-flights' }), stubs: [manager, remoteStub(), noKey] },
    release: {
      at: consoleRoutes.release.to({ remote: 'mf-flights', version }),
      stubs: [manager, releaseStub(), picturesStub()],
    },
    publish: { at: consoleRoutes.publish.to(), stubs: [manager] },
    'time line': { at: consoleRoutes.revisions.to(), stubs: [manager, revisionsStub(), channelStub()] },
    platform: { at: consoleRoutes.platform.to(), stubs: [manager, platformStub()] },
    keys: {
      at: consoleRoutes.keys.to(),
      stubs: [manager, credentialsStub(), pipelinesStub(), registryKeysStub(), noKey],
    },
    'keys, empty': {
      at: consoleRoutes.keys.to(),
      stubs: [manager, credentialsStub([]), pipelinesStub([]), registryKeysStub(), noKey],
    },
    registry: {
      at: consoleRoutes.registry.to(),
      stubs: [manager, profilesStub(), channelStub(), prunePlanStub(), noKey],
    },
    log: {
      at: consoleRoutes.log.to(),
      stubs: [manager, logStub([buildLine(), buildLine({ act: 'rollback-remotes', refused: 'conflict' })])],
    },
  };
}
