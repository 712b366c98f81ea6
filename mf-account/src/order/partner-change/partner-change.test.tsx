import { answerPartnerChange, getOrder, type PartnerChangeView } from '@aylal/contracts/orders';
import {
  buildCancelledJourney,
  buildIssuedOrder,
  buildPartnerChange,
  buildSessionUser,
  renderRemote,
  type Stub,
  stubOperation,
} from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';

const done = { status_code: 200 as const, message: '', result: null };
const late = { status_code: 409 as const, message: '', result: { problem: 'state-conflict' as const } };
const order = (partner_change: PartnerChangeView) => ({
  status_code: 200 as const,
  message: '',
  result: buildIssuedOrder({ partner_change }),
});
const open = (stubs: Stub[]) =>
  renderRemote(remote, { at: '/en/user/order/flight/AYL-4K7P2', locale: 'en', user: buildSessionUser(), stubs });

describe('A journey that its carrier has changed', () => {
  it('shows old beside new, by when to answer, and what happens otherwise', async () => {
    await open([stubOperation(getOrder, order(buildPartnerChange()))]);
    expect(await screen.findByRole('heading', { name: 'The times of your journey have changed' })).toBeVisible();
    expect(
      screen.getByText(/Please answer by 24 Nov 2026, 10:00\. If you do nothing, the new times apply\./),
    ).toBeVisible();
    for (const time of ['07:45', '12:00', '10:15', '14:30']) expect(screen.getByText(time)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('is accepted by one press, once though the answer is lost, and says that the carrier is asked', async () => {
    const stub = stubOperation(answerPartnerChange, ['offline', done]);
    const read = stubOperation(getOrder, () =>
      order(
        buildPartnerChange(stub.calls.length < 2 ? {} : { state: 'accepting', answers: [], answered_by: 'customer' }),
      ),
    );
    const { user } = await open([read, stub]);
    const button = await screen.findByRole('button', { name: 'Accept the new times' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept the new times' }));
    expect(await screen.findByText(/We are confirming them with the carrier/)).toBeVisible();
    expect(stub.calls.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ ref_number: 'AYL-4K7P2', change: 'PCH-7K2M9Q4X', answer: 'accept' })),
    );
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('is refunded only after a second press, which names what comes back', async () => {
    const stub = stubOperation(answerPartnerChange, done);
    const { user } = await open([stubOperation(getOrder, order(buildCancelledJourney())), stub]);
    expect(await screen.findByText('Does not take place')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the new times' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get ₮2,186,400 back' }));
    expect(screen.getByText(/₮2,186,400 goes to your wallet\. This cannot be undone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(stub.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Get ₮2,186,400 back' }));
    await user.click(screen.getByRole('button', { name: 'Yes, get ₮2,186,400 back' }));
    await waitFor(() => expect(stub.calls.map(({ body }) => body)).toMatchObject([{ answer: 'refund' }]));
  });

  it('that was answered elsewhere meanwhile says so', async () => {
    const { user } = await open([
      stubOperation(getOrder, order(buildPartnerChange())),
      stubOperation(answerPartnerChange, late),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Accept the new times' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('answered already, or has changed again');
  });

  it.each<[string, Partial<PartnerChangeView>, RegExp]>([
    ['needs people', { answers: [], refund: 0, otherwise: null, kind: 'cancelled' }, /Our staff will call you/],
    ['is accepted', { state: 'accepted', answers: [], answered_by: 'customer' }, /The new times are confirmed/],
    ['ended by itself', { state: 'accepted', answers: [], answered_by: 'time' }, /We had no answer/],
    ['is refunded', { state: 'refunded', answers: [], answered_by: 'office' }, /The whole order is being refunded/],
  ])('that %s asks nothing', async (_, change, said) => {
    await open([stubOperation(getOrder, order(buildPartnerChange(change)))]);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept|Get .* back/ })).toBeNull();
  });
});
