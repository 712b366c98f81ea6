import { changeLottery, listLotteries, makeLottery, type OfficeLottery } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildLottery, lotteriesStub } from '../testing/lottery-stubs.ts';

const content = buildStaff('content', 'Тэмүүлэн');
const open = (stubs: Stub[], staff = content) =>
  renderRemote(remote, { at: '/en/lotteries', locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const ok = (result: OfficeLottery) => ({ status_code: 200 as const, message: '', result });
const field = (label: string) => screen.getByLabelText(label);

describe('The lotteries of the office', () => {
  it('are shown with what is sold, their times, and the proof in the shop', async () => {
    await open([lotteriesStub()], buildStaff('auditor'));
    const card = within(await screen.findByRole('region', { name: 'Naadam' }));
    expect(card.getByText('12 of 500')).toBeVisible();
    expect(card.getByText('on sale')).toBeVisible();
    expect(card.getByRole('link', { name: 'Proof in the shop' })).toHaveAttribute(
      'href',
      expect.stringContaining('ticket=NAADAM-20261121-00001'),
    );
    expect(screen.queryByText('Make a lottery')).not.toBeInTheDocument();
  });

  it('wait, are none, and fail with a way to try again', async () => {
    const waiting = await open([stubOperation(listLotteries, 'hanging')]);
    expect(await screen.findByText('Loading the lotteries')).toBeInTheDocument();
    waiting.unmount();
    const none = await open([lotteriesStub([])]);
    expect(await screen.findByText('No lottery yet')).toBeVisible();
    none.unmount();
    await open([stubOperation(listLotteries, ['offline', 'offline', 'offline', 'offline'])]);
    expect(await screen.findByText('The lotteries could not be loaded', {}, { timeout: 5000 })).toBeVisible();
  });

  it('are not for support', async () => {
    await open([lotteriesStub()], buildStaff('support'));
    expect(await screen.findByText(/^Your role/)).toBeVisible();
  });

  it('are changed while nothing is sold, with a reason, and what was refused stays as typed', async () => {
    const change = stubOperation(changeLottery, [
      { status_code: 409, message: '', result: { problem: 'state-conflict' } },
      ok(buildLottery({ price: 4_000, revision: 2 })),
    ]);
    const page = await open([change, lotteriesStub([buildLottery({ sold: 0, may_change: true })])]);
    await page.user.click(await screen.findByText('Change price and times', { selector: 'summary, summary *' }));
    const save = () => screen.getByRole('button', { name: 'Change price and times' });
    await page.user.clear(within(screen.getByRole('region', { name: 'Naadam' })).getByLabelText('Price of a ticket'));
    const price = within(screen.getByRole('region', { name: 'Naadam' })).getByLabelText('Price of a ticket');
    await page.user.click(save());
    expect(price).toHaveFocus();
    await page.user.type(price, '4000');
    await page.user.type(within(screen.getByRole('region', { name: 'Naadam' })).getByLabelText('Why?'), 'Dearer');
    await page.user.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(price).toHaveValue('4000');
    await page.user.click(save());
    await waitFor(() => expect(change.calls).toHaveLength(2));
    expect(change.calls[1]?.body).toEqual({
      ...{ code: 'NAADAM', revision: 1, price: 4_000, reason: 'Dearer' },
      ...{ closes_at: '2026-11-25T01:00:00.000Z', draws_at: '2026-11-25T03:00:00.000Z' },
    });
  });

  it('are made with names in six languages, and a fault takes the focus before anything is sent', async () => {
    const make = stubOperation(makeLottery, ['offline', ok(buildLottery())]);
    const page = await open([make, lotteriesStub([])]);
    await page.user.click(await screen.findByText('Make a lottery'));
    const send = () => screen.getByRole('button', { name: 'Put on sale' });
    await page.user.click(send());
    expect(field('Code')).toHaveFocus();
    await page.user.type(field('Code'), 'NAADAM');
    for (const language of screen.getAllByLabelText(/^Name in /)) await page.user.type(language, 'Naadam');
    await page.user.type(field('Sale ends'), '2030-11-25T09:00');
    await page.user.type(field('Draw: the secret is published'), '2030-11-25T09:30');
    await page.user.type(field('Why?'), 'For Naadam');
    await page.user.click(send());
    expect(await screen.findByText('The draw is an hour after the sale at the earliest.')).toBeVisible();
    expect(field('Draw: the secret is published')).toHaveFocus();
    expect(make.calls).toEqual([]);
    await page.user.clear(field('Draw: the secret is published'));
    await page.user.type(field('Draw: the secret is published'), '2030-11-25T11:00');
    await page.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(send());
    await waitFor(() => expect(field('Code')).toHaveValue(''));
    const [first, second] = make.calls.map(({ body }) => body as object);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ code: 'NAADAM', closes_at: '2030-11-25T01:00:00.000Z', price: 1_000 });
  });
});
