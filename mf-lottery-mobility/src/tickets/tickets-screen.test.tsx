import { listLotteryTickets, scratchLotteryTicket } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { walletChanged } from '@aylal/shell';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTicket } from '../testing/build-lottery.ts';
import { ticketsStub } from '../testing/lottery-stubs.ts';

const at = `/en${lotteryRoutes.orderTickets.to({ refNumber: 'AYL-4K7P2X' })}`;
const won = buildTicket({ scratched_at: '2026-09-01T08:00:00.000Z', prize: 5_000, place: 15_000 });
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const open = (stubs: Stub[], signedIn = true) =>
  renderRemote(remote, { at, locale: 'en', stubs, ...(signedIn ? { user: buildSessionUser() } : {}) });
const covered = (number: number) => screen.findByRole('button', { name: `Field ${number}, covered` });

describe('The tickets of an order', () => {
  it('ask for sign-in, wait, and say that there are none', async () => {
    const first = await open([ticketsStub()], false);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your tickets' })).toBeVisible();
    first.unmount();
    const second = await open([stubOperation(listLotteryTickets, 'hanging')]);
    expect(await screen.findByText('Loading the tickets')).toBeInTheDocument();
    second.unmount();
    const third = ticketsStub([]);
    await open([third]);
    expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeVisible();
    expect(third.calls[0]?.query).toEqual({ ref_number: 'AYL-4K7P2X' });
  });

  it('fail with a way to try again', async () => {
    const { user } = await open([stubOperation(listLotteryTickets, ['offline', 'offline', 'offline', ok([won])])]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The tickets could not be loaded',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You have won ₮5,000!')).toBeVisible();
  });

  it('[GAP-72.2] are not scratched before they are delivered, where they are printed', async () => {
    await open([ticketsStub([buildTicket({ name: 'Eternal Sky', delivery: 'on-the-way' })])]);
    const card = within(await screen.findByRole('region', { name: 'Eternal Sky' }));
    expect(card.getByText(/A printed ticket: On its way/)).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'See the delivery' })).toHaveAttribute(
      'href',
      expect.stringContaining('AYL-4K7P2X'),
    );
  });

  it('are scratched by key and by pointer, tell the same to both, and ask once', async () => {
    const scratch = stubOperation(scratchLotteryTicket, ok(won));
    const { user, services } = await open([ticketsStub(), scratch]);
    (await covered(1)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Field 1: / })).toBeVisible();
    fireEvent.pointerEnter(await covered(2), { buttons: 1 });
    expect(await screen.findByRole('button', { name: /^Field 2: / })).toBeVisible();
    fireEvent.pointerEnter(await covered(3), { buttons: 0 });
    expect(await covered(3)).toBeVisible();
    expect(screen.queryByText('You have won ₮5,000!')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    expect(await screen.findByRole('status')).toHaveTextContent('You have won ₮5,000!');
    expect(screen.getAllByRole('button', { name: /^Field \d: ₮5,000$/ })).toHaveLength(3);
    expect(scratch.calls.map(({ body }) => body)).toEqual([{ ticket: 'GOBI-20260901-00007' }]);
    expect(services.events.last(walletChanged)).toEqual({ type: 'game' });
  });

  it('keep what was scratched when the network is lost, and tell the decided result on asking again', async () => {
    const scratch = stubOperation(scratchLotteryTicket, ['offline', ok({ ...won, prize: 0, place: 900_000 })]);
    const { user } = await open([ticketsStub(), scratch]);
    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The result was decided before');
    expect(screen.getAllByRole('button', { name: /^Field \d, waiting$/ })).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No prize this time.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('[ROUTE-32] open at the first touch in the instant lottery', async () => {
    const instant = { parentId: 'ilottery' as const };
    const scratch = stubOperation(scratchLotteryTicket, ok({ ...won, ...instant }));
    const { user } = await open([ticketsStub([buildTicket(instant)]), scratch]);
    await user.click(await covered(5));
    expect(await screen.findByText('You have won ₮5,000!')).toBeVisible();
  });
});
