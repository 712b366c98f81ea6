/** @jest-environment node */
import { sharedMessages } from '@aylal/i18n';
import { createTestPage, createTestServices, remoteRoutes } from '@aylal/testing/memory';
import { renderToString } from 'react-dom/server';
import { remote } from './remote.ts';
import { coversStub, coverStub, suggestStub } from './testing/cover-stubs.ts';
import { devicesStub, esimStub, guideStub, listStub } from './testing/esim-stubs.ts';

describe('On a server, without a window', () => {
  it.each([
    '/mn/esim?search_type=data',
    '/mn/esim/south-korea-data',
    '/mn/insurance?text=japan',
    '/mn/insurance/schengen?start=2026-12-01&end=2026-12-07',
  ])('renders %s', async (at) => {
    const messages = { [remote.id]: (await remote.messages.mn()).default, shared: (await sharedMessages.mn()).default };
    const stubs = [listStub(), esimStub(), devicesStub(), guideStub(), coversStub(), suggestStub(), coverStub()];
    const { services } = await createTestServices({ stubs, messages });
    const { router, page } = createTestPage(remoteRoutes(remote, services), services, at);
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      else router.subscribe((state) => state.initialized && resolve());
    });
    expect(renderToString(page).length).toBeGreaterThan(500);
    services.queryClient.clear();
    router.dispose();
  });
});
