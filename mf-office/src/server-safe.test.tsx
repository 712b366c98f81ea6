/** @jest-environment node */
import { buildStaff, staffStub } from '@aylal/office/testing';
import { sharedMessages } from '@aylal/i18n';
import { createTestPage, createTestServices, remoteRoutes } from '@aylal/testing/memory';
import { renderToString } from 'react-dom/server';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';
import { buildListed, contentStub, pieceStub } from './testing/content-stubs.ts';
import { officeOrderStub } from './testing/order-stubs.ts';
import { auditStub, buildEntry, buildWork, workStub } from './testing/office-stubs.ts';

describe('On a server, without a window', () => {
  it.each(
    descriptor.routes.map(
      ({ pattern }) => `/mn${pattern.replace(':ref', 'AYL-4K7P2XQ8').replace(':kind/:slug', 'news/a-new-route')}`,
    ),
  )('renders %s', async (at) => {
    const messages = {
      [remote.id]: (await remote.messages.mn()).default,
      shared: (await sharedMessages.mn()).default,
    };
    const stubs = [
      staffStub(buildStaff('support')),
      workStub([buildWork()]),
      auditStub([buildEntry()]),
      officeOrderStub(),
      contentStub([buildListed()]),
      pieceStub(),
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
