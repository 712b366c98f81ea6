/** @jest-environment node */
import { sharedMessages } from '@aylal/i18n';
import { createTestPage, createTestServices, remoteRoutes, loadPart, TestProviders } from '@aylal/testing/memory';
import { renderToString } from 'react-dom/server';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

const screens = Object.entries(scenarios()).filter(([, { shows }]) => !shows);

describe('On a server, without a window', () => {
  it.each(screens)('renders the scenario %s', async (_, { at, stubs }) => {
    const messages = { [remote.id]: (await remote.messages.mn()).default, shared: (await sharedMessages.mn()).default };
    const { services } = await createTestServices({ stubs, messages });
    const { router, page } = createTestPage(remoteRoutes(remote, services), services, `/mn${at}`);
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      else router.subscribe((state) => state.initialized && resolve());
    });
    expect(renderToString(page).length).toBeGreaterThan(500);
    services.queryClient.clear();
    router.dispose();
  });

  it('renders the bus search that the home page has a slot for', async () => {
    const { services } = await createTestServices({ stubs: scenarios().search.stubs });
    const { Component } = await loadPart(remote, 'home.search', 'bus-home-search');
    expect(
      renderToString(
        <TestProviders services={services}>
          <Component />
        </TestProviders>,
      ),
    ).toContain('role="search"');
  });
});
