import { readWalletStatement } from '@aylal/contracts/wallet';
import { buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWalletLine } from '../testing/wallets.ts';

const page = (description: string, next: string | null) => ({
  status_code: 200 as const,
  message: '',
  next,
  result: [buildWalletLine({ description })],
});

it('[ROUTE-22] The statement of the game wallet is the same part, and asks for that wallet', async () => {
  const lines = stubOperation(readWalletStatement, [page('WIN-NEW', '177-20'), page('WIN-OLD', null)]);
  const { user } = await renderRemote(remote, {
    at: '/en/user/game-wallet/user-statement',
    locale: 'en',
    user: buildSessionUser(),
    stubs: [lines],
  });
  expect(await screen.findByText(/WIN-NEW/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/WIN-OLD/)).toBeVisible();
  expect(lines.calls.map(({ query }) => query)).toEqual([{ type: 'game' }, { type: 'game', after: '177-20' }]);
});
