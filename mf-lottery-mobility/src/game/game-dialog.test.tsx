import { playGameRound, readGame } from '@aylal/contracts/lottery';
import { getConfig } from '@aylal/contracts/shell';
import { walletChanged } from '@aylal/shell';
import { buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ageCookie } from '../ui/age/age-cookie.ts';
import { remote } from '../remote.ts';
import { buildGame, buildRound, configStub, gameOrigin, gameStub } from '../testing/game-stubs.ts';
import { view } from './game-dialog.tsx';

const { Component } = view;
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const next = buildGame({ balance: 6_000, played_today: 1, round: { id: 'RND-00000002', commitment: 'd'.repeat(64) } });
const show = (stubs: Stub[]) =>
  renderPart(remote, <Component props={{}} close={() => {}} />, {
    locale: 'en',
    stubs,
    user: buildSessionUser(),
    dialogs: () => undefined,
  });
const frame = async () => screen.findByTitle<HTMLIFrameElement>('The game');
async function say(data: unknown) {
  const { contentWindow: source } = await frame();
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin: gameOrigin, source, data }));
  });
}

describe('[MODAL-19] The game', () => {
  beforeEach(() => {
    document.cookie = ageCookie(false);
  });

  it('[LOTT-02] [GAP-72.3] is not asked for before the age gate is passed, and declining goes home', async () => {
    document.cookie = 'age_verified=; Max-Age=0; Path=/';
    const stubs = [configStub(), gameStub()];
    const { record } = await show(stubs);
    await waitFor(() => expect(record.went).toEqual(['/']));
    expect(record.dialogs.map((dialog) => dialog.view)).toEqual(['AGE_WARNING_VIEW']);
    expect(stubs.flatMap(({ calls }) => calls)).toEqual([]);
    expect(screen.queryByTitle('The game')).not.toBeInTheDocument();
  });

  it('waits, and says that there is none where nobody has configured one', async () => {
    const first = await show([stubOperation(getConfig, 'hanging'), gameStub()]);
    expect(await screen.findByText('Getting the game ready')).toBeInTheDocument();
    first.unmount();
    await show([stubOperation(getConfig, ok({ dialUpNumber: '976' })), gameStub()]);
    expect(await screen.findByRole('heading', { name: 'The game is not available now' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const game = stubOperation(readGame, ['offline', 'offline', 'offline', ok(buildGame())]);
    const { user } = await show([configStub(), game]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The game could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  it('[PROD-05] [WEB-5] [GAP-72.4] is in a sandboxed frame of its own address, which says nothing of the customer', async () => {
    await show([configStub(), gameStub()]);
    const element = await frame();
    expect(element.getAttribute('src')).toBe('https://game.example/?lang=en');
    expect(element.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(element.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByRole('button', { name: 'Throw for ₮500' })).toBeDisabled();
  });

  it('[PROD-05] throws, tells the frame how the bones lie and the customer what it won once they do', async () => {
    const play = stubOperation(playGameRound, ok(buildRound()));
    const { user, services } = await show([configStub(), gameStub(buildGame(), next), play]);
    const posted = jest.spyOn((await frame()).contentWindow as Window, 'postMessage').mockImplementation(() => {});
    await say({ type: 'game/ready' });
    await user.click(screen.getByRole('button', { name: 'Throw for ₮500' }));
    await waitFor(() =>
      expect(posted.mock.calls).toEqual([
        [{ type: 'game/round', round: 'RND-00000001', bones: ['horse', 'camel', 'sheep', 'goat'] }, gameOrigin],
      ]),
    );
    expect(screen.queryByText(/You have won/)).not.toBeInTheDocument();
    await say({ type: 'game/shown', round: 'RND-00000001' });
    expect(await screen.findByText('You have won ₮1,500!')).toBeVisible();
    expect(services.events.last(walletChanged)).toEqual({ type: 'game' });
    expect(await screen.findByText('Rounds today: 1 of 20')).toBeVisible();
    expect(play.calls.map(({ body }) => body)).toEqual([{ round: 'RND-00000001' }]);
  });

  it('asks for the same round again where its answer was lost', async () => {
    const play = stubOperation(playGameRound, ['offline', ok(buildRound({ prize: 0 }))]);
    const { user } = await show([configStub(), gameStub(buildGame(), next), play]);
    await say({ type: 'game/ready' });
    await user.click(screen.getByRole('button', { name: 'Throw for ₮500' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');
    await user.click(screen.getByRole('button', { name: 'Throw for ₮500' }));
    await waitFor(() => expect(play.calls).toHaveLength(2));
    await say({ type: 'game/shown', round: 'RND-00000001' });
    expect(await screen.findByText('No prize this time.')).toBeVisible();
    expect(play.calls.map(({ body }) => body)).toEqual([{ round: 'RND-00000001' }, { round: 'RND-00000001' }]);
  });

  it('[WEB-5] opens the withdrawal once when the game asks for it, and is closed when it floods', async () => {
    const { record, user } = await show([configStub(), gameStub()]);
    await say({ type: 'game/ready' });
    await say({ type: 'game/withdraw' });
    await waitFor(() => expect(record.dialogs.map((dialog) => dialog.view)).toEqual(['PIN_WITHDRAW_VIEW']));
    const { contentWindow: source } = await frame();
    act(() => {
      for (let count = 0; count < 30; count += 1)
        window.dispatchEvent(new MessageEvent('message', { origin: gameOrigin, source, data: count }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The game was closed');
    expect(screen.queryByTitle('The game')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  it.each([
    [buildGame({ balance: 499 }), 'There is less than ₮500 in your game wallet.'],
    [buildGame({ played_today: 20 }), 'You have played all rounds for today. Come back tomorrow.'],
    [buildGame({ excluded_until: '2026-09-30T00:00:00.000Z' }), /^You have excluded yourself until/],
  ])('says why nothing can be thrown', async (game, why) => {
    await show([configStub(), gameStub(game)]);
    await say({ type: 'game/ready' });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Throw for ₮500' })).toBeDisabled();
  });
});
