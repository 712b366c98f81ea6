/** @jest-environment node */
import { sharedMessages } from '@aylal/i18n';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { createTestPage, createTestServices, remoteRoutes } from '@aylal/testing/memory';
import { renderToString } from 'react-dom/server';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';
import {
  channelStub,
  credentialsStub,
  logStub,
  pipelinesStub,
  profilesStub,
  prunePlanStub,
  registryKeysStub,
  platformStub,
  releaseStub,
  remoteStub,
  revisionsStub,
} from './testing/console-stubs.ts';

describe('On a server, without a window', () => {
  it.each(
    descriptor.routes.map(
      ({ pattern }) => `/mn${pattern.replace(':remote', 'mf-flights').replace(':version', '1.5.0+dd33ee44ff')}`,
    ),
  )('renders %s', async (at) => {
    const messages = {
      [remote.id]: (await remote.messages.mn()).default,
      shared: (await sharedMessages.mn()).default,
    };
    const stubs = [
      staffStub(buildStaff('auditor')),
      ...[channelStub(), remoteStub(), releaseStub(), revisionsStub(), platformStub(), logStub()],
      ...[credentialsStub(), pipelinesStub(), registryKeysStub(), profilesStub(), prunePlanStub()],
    ];
    const { services } = await createTestServices({ stubs, messages });
    const { router, page } = createTestPage(remoteRoutes(remote, services), services, at);
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      else router.subscribe((state) => state.initialized && resolve());
    });
    expect(renderToString(page).length).toBeGreaterThan(200);
    services.queryClient.clear();
    router.dispose();
  });
});
