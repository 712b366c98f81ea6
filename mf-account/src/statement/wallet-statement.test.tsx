import { readWalletStatement } from '@aylal/contracts';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWalletLine } from '../testing/wallets.ts';

const open = (stub: Stub) =>
  renderRemote(remote, {
    at: '/en/user/game-wallet/user-statement',
    locale: 'en',
    user: buildSessionUser(),
    stubs: [stub],
  });
const page = (from: number, count: number, next: string | null) => ({
  status_code: 200 as const,
  message: '',
  next,
  result: Array.from({ length: count }, (_, index) => buildWalletLine({ description: `WIN-${from + index}` })),
});

describe('[ROUTE-22] The statement of the game wallet', () => {
  it('shows the newest lines first and goes on where they end', async () => {
    const lines = stubOperation(readWalletStatement, [page(1, 20, '177-20'), page(21, 3, null)]);
    const { user } = await open(lines);
    expect(await screen.findByText(/WIN-20 /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/WIN-23 /)).toBeVisible();
    expect(screen.getAllByText('Prize')).toHaveLength(23);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(lines.calls.map(({ query }) => query)).toEqual([{ type: 'game' }, { type: 'game', after: '177-20' }]);
  });

  it('shows only what went out', async () => {
    const lines = stubOperation(readWalletStatement, page(1, 2, null));
    const { user } = await open(lines);
    await user.click(await screen.findByRole('radio', { name: 'Out' }));
    await screen.findByText(/WIN-1 /);
    expect(lines.calls.at(-1)?.query).toEqual({ type: 'game', transfer_type: 'WITHDRAW' });
  });

  it('says that there is nothing yet, and that it could not be read', async () => {
    const stub = stubOperation(readWalletStatement, ['offline', 'offline', 'offline', page(1, 0, null)]);
    const { user } = await open(stub);
    await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    expect(await screen.findByText('No transactions yet')).toBeVisible();
  });
});
