import { buildIssuedOrder } from '@aylal/testing';
/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { sharedMessages } from '@aylal/i18n';
import { buildSessionUser, createTestPage, createTestServices, remoteRoutes } from '@aylal/testing/memory';
import { getOrderQuery } from './api/get-order-query.ts';
import { listOrdersQuery } from './api/list-orders-query.ts';
import { walletQuery } from './api/wallet-query.ts';
import { remote } from './remote.ts';
import { buildOrderSummary, stubAccess, stubOrder, stubOrders } from './testing/scenarios.ts';
import { buildWallet, stubWallet } from './testing/wallets.ts';

async function onServer(at: string) {
  const [shared, own] = await Promise.all([sharedMessages.mn(), remote.messages.mn()]);
  const { services } = await createTestServices({
    user: buildSessionUser(),
    stubs: [
      ...stubAccess(),
      stubOrder(buildIssuedOrder()),
      stubOrders([buildOrderSummary()]),
      stubWallet(buildWallet()),
    ],
    messages: { shared: shared.default, [remote.id]: own.default },
  });
  await services.queryClient.prefetchQuery(getOrderQuery(services, 'AYL-4K7P2'));
  await services.queryClient.prefetchQuery(listOrdersQuery(services, {}));
  await services.queryClient.prefetchQuery(walletQuery(services, 'game'));
  await services.queryClient.prefetchQuery(walletQuery(services, 'wallet'));
  const { router, page } = createTestPage(remoteRoutes(remote, services), services, at);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe((state) => {
        if (state.initialized) resolve();
      });
  });
  return renderToString(page);
}

it.each([
  ['/mn/auth/login', 'Утасны дугаар'],
  ['/mn/auth/password-recovery', 'Код авах'],
  ['/mn/user/order', 'AYL-4K7P2'],
  ['/mn/user/wallet', '120,000₮'],
  ['/mn/user/order/flight/AYL-4K7P2', 'Төлбөрийн түүх'],
  ['/mn/user/game-wallet', '500***4567'],
  ['/mn/user/game-wallet/user-statement', 'Тоглоомын хэтэвчийн хуулга'],
])('renders %s where there is no browser', async (at, text) => {
  expect(await onServer(at)).toContain(text);
});
