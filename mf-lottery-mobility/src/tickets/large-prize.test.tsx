import { reportWin } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTicket } from '../testing/build-lottery.ts';
import { ticketsStub } from '../testing/lottery-stubs.ts';

const won = buildTicket({ scratched_at: '2026-09-01T08:00:00.000Z', prize: 5_000_000, place: 3, payout: 'to-report' });
const open = (stubs: Stub[]) =>
  renderRemote(remote, {
    at: `/en${lotteryRoutes.orderTickets.to({ refNumber: 'AYL-4K7P2X' })}`,
    locale: 'en',
    stubs,
    user: buildSessionUser(),
  });
const phone = () => screen.findByLabelText('Phone on which we call you');
const send = () => screen.getByRole('button', { name: 'Report the prize' });

describe('A large prize', () => {
  it('is reported with a phone by its winner, who sees that it is', async () => {
    const report = stubOperation(reportWin, { status_code: 200, message: '', result: { ...won, payout: 'reported' } });
    const { user } = await open([ticketsStub([won]), report]);
    expect(await screen.findByText(/^A prize above ₮1,000,000 is paid once/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'It is in your game wallet' })).not.toBeInTheDocument();
    await user.clear(await phone());
    await user.click(send());
    expect(await phone()).toHaveFocus();
    expect(report.calls).toEqual([]);
    await user.type(await phone(), '99112233');
    await user.click(send());
    expect(await screen.findByText('You have reported your prize. We call you within a day.')).toBeVisible();
    expect(report.calls.map(({ body }) => body)).toEqual([{ ticket: won.ticket, phone: '99112233' }]);
  });

  it('is not lost with the network: what was typed stays', async () => {
    const { user } = await open([ticketsStub([won]), stubOperation(reportWin, ['offline', 'offline', 'offline'])]);
    await user.clear(await phone());
    await user.type(await phone(), '88112233');
    await user.click(send());
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    expect(await phone()).toHaveValue('88112233');
  });

  it('that is paid leads to the game wallet', async () => {
    await open([ticketsStub([{ ...won, payout: 'paid' }])]);
    expect(await screen.findByRole('link', { name: 'Your prize is in your game wallet.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report the prize' })).not.toBeInTheDocument();
  });
});
