import { payPrize, readWinner } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWork, workStub } from '../testing/office-stubs.ts';

const finance = buildStaff('finance', 'Болормаа');
const support = buildStaff('support');
const reference = 'NOMAD-20261121-00042';
const winner = {
  reference,
  amount: 5_000_000,
  ref_number: 'AYL-4K7P2XQ8',
  name: 'Бат-Эрдэнэ Анударь',
  phone: '99112233',
  email: 'anu@example.mn',
  reported_at: '2026-11-21T01:00:00.000Z',
};
const read = () => stubOperation(readWinner, { status_code: 200, message: '', result: winner });
const work = (owner: typeof support | null) =>
  workStub([buildWork({ kind: 'winner-report', reference, amount: 5_000_000, raw: null, owner })]);
const open = (stubs: Stub[], staff = finance) =>
  renderRemote(remote, {
    at: `/en/work?of=winner-report&item=${reference}`,
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(staff), ...stubs],
  });

describe('The report of a winner', () => {
  it('shows who it is, and is paid by finance with a reason', async () => {
    const pay = stubOperation(payPrize, { status_code: 200, message: '', result: { reference } });
    const page = await open([read(), pay, work(finance)]);
    expect(await screen.findByRole('link', { name: '99112233' })).toHaveAttribute('href', 'tel:99112233');
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Pay the prize' }));
    expect(screen.getByLabelText('How it is sure who has won')).toHaveFocus();
    expect(pay.calls).toEqual([]);
    await page.user.type(screen.getByLabelText('How it is sure who has won'), 'Called back');
    await page.user.click(screen.getByRole('button', { name: 'Pay the prize' }));
    await waitFor(() => expect(page.record.went.at(-1)).toContain('/work'));
    expect(pay.calls.map(({ body }) => body)).toEqual([{ reference, reason: 'Called back' }]);
  });

  it('is shown to support, who hands it to finance', async () => {
    await open([read(), work(support)], support);
    expect(await screen.findByText(/^Finance pays the prize/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay the prize' })).not.toBeInTheDocument();
  });

  it('waits, fails with a way to try again, and says when there is none', async () => {
    const waiting = await open([stubOperation(readWinner, 'hanging'), work(finance)]);
    expect(await screen.findByText('Loading the winner')).toBeInTheDocument();
    waiting.unmount();
    const failing = await open([
      stubOperation(readWinner, ['offline', 'offline', 'offline', 'offline']),
      work(finance),
    ]);
    expect(await screen.findByText('The winner could not be loaded', {}, { timeout: 5000 })).toBeVisible();
    failing.unmount();
    await open([
      stubOperation(readWinner, { status_code: 404, message: '', result: { problem: 'not-found' } }),
      work(finance),
    ]);
    expect(await screen.findByText('There is no such report.')).toBeVisible();
  });

  it('is not shown to who has not taken it', async () => {
    const winnerStub = read();
    await open([winnerStub, work(null)]);
    expect(await screen.findByRole('button', { name: 'Take it' })).toBeVisible();
    expect(winnerStub.calls).toEqual([]);
  });
});
