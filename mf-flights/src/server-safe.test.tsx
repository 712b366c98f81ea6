/** @jest-environment node */
import { createTestPage, createTestServices, remoteRoutes, loadPart, TestProviders } from '@aylal/testing/memory';
import { sharedMessages } from '@aylal/i18n';
import { renderToString } from 'react-dom/server';
import { remote } from './remote.ts';
import { buildSearchAddress } from './testing/build-search-address.ts';
import { scenarios } from './testing/scenarios.ts';

describe('On a server, without a window', () => {
  it.each([
    '/mn/flights',
    `/mn${buildSearchAddress()}`,
    '/mn/flights/offer?filter_str=a&key=b',
    '/mn/flights/booking?filter_str=a&key=b&ref_number=QT-1001',
    '/mn/flights/alerts',
    '/mn/flights/subscription',
    '/mn/flights/unsubscription',
    '/mn/flights/alerts/stop?link=a.b',
    '/mn/user/order/flight/exchange/search/AYL-4K7P2?depart_date=2026-12-22&return_date=2026-12-29',
    '/mn/user/order/flight/exchange/view/a/b/AYL-4K7P2',
  ])('renders %s', async (at) => {
    const messages = { [remote.id]: (await remote.messages.mn()).default, shared: (await sharedMessages.mn()).default };
    const { services } = await createTestServices({ stubs: scenarios().ready.stubs, messages });
    const { router, page } = createTestPage(remoteRoutes(remote, services), services, at);
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve();
      else router.subscribe((state) => state.initialized && resolve());
    });
    expect(renderToString(page).length).toBeGreaterThan(500);
    services.queryClient.clear();
    router.dispose();
  });

  it('renders the search that the home page has a slot for', async () => {
    const { services } = await createTestServices({ stubs: scenarios().ready.stubs });
    const { Component } = await loadPart(remote, 'home.search', 'flights-home-search');
    expect(
      renderToString(
        <TestProviders services={services}>
          <Component />
        </TestProviders>,
      ),
    ).toContain('role="search"');
  });
});
