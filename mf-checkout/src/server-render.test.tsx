/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { sharedMessages } from '@aylal/i18n';
import { buildSessionUser, createTestPage, createTestServices, remoteRoutes } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { getOrderQuery } from './api/get-order-query.ts';
import { stubOptions, stubOrder, stubStanding } from './testing/checkout-stubs.ts';

async function onServer(user = buildSessionUser()) {
  const [shared, own] = await Promise.all([sharedMessages.mn(), remote.messages.mn()]);
  const { services } = await createTestServices({
    user,
    stubs: [stubOrder(), stubOptions(), stubStanding('not-started')],
    messages: { shared: shared.default, [remote.id]: own.default },
  });
  await services.queryClient.prefetchQuery(getOrderQuery(services, 'AYL-4K7P2'));
  const { router, page } = createTestPage(remoteRoutes(remote, services), services, '/mn/checkout/AYL-4K7P2');
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe((state) => {
        if (state.initialized) resolve();
      });
  });
  return renderToString(page);
}

it('renders the checkout where there is no browser', async () => {
  expect(await onServer()).toContain('Захиалга AYL-4K7P2 үүслээ.');
});
