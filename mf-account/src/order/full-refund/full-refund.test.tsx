import { localDate } from '@aylal/domain/calendar';
import { getOrder, refundOrder, type TripOrder } from '@aylal/contracts/orders';
import { buildSessionUser, buildTripOrder, renderPart, renderRemote, stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { view } from './full-refund-dialog.tsx';

const quote = { fare: 4_960_000, fee: 496_000, discount: 0, back: 4_464_000 };
const confirmed = (full_refund: TripOrder['full_refund'] = { kind: 'refund', quote }) =>
  buildTripOrder(
    { issued: true, confirmation: 'TRP-1234' },
    { status: { status_code: 4, name: 'Аялал баталгаажсан' }, full_refund },
  );
type Answer = Parameters<typeof stubOperation<typeof refundOrder>>[1];

async function open(order: TripOrder, answer: Answer = 'offline') {
  const sent = stubOperation(refundOrder, answer);
  const page = await renderPart(remote, <view.Component props={{ order }} close={() => {}} />, { stubs: [sent] });
  return { ...page, sent };
}
const press = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Буцаах · 4,464,000₮' }));

describe('Giving an order back', () => {
  it('[NEED-150] shows what is kept and what comes back, sends that sum, and says where it goes', async () => {
    const page = await open(confirmed(), { status_code: 200, message: '', result: { refund_amount: 4_464_000 } });
    expect(screen.getByText('−496,000₮')).toBeVisible();
    await press(page);
    expect(await screen.findByText(/4,464,000₮ таны хэтэвчинд орно/)).toBeVisible();
    expect(page.sent.calls).toMatchObject([
      { body: { ref_number: 'AYL-4K7P2', refund_amount: 4_464_000 }, idempotencyKey: 'key-1' },
    ]);
  });

  it('[NEED-150] calls what was paid of a trip here a deposit, where its operator takes the rest', async () => {
    const order = confirmed();
    const deposit = { now: 1_488_000, rest: 3_472_000, until: localDate('2027-04-17') };
    await open({ ...order, trip: { ...order.trip, deposit } });
    expect(screen.getByText('Урьдчилгаа')).toBeVisible();
  });

  it('[MNY-12] stays as it is when no answer comes, and asks by the same key', async () => {
    const page = await open(confirmed());
    await press(page);
    expect(await screen.findByText(/Хариу ирсэнгүй/)).toBeVisible();
    await press(page);
    expect(page.sent.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('[NEED-150] says in the words of the provider why it is refused', async () => {
    const page = await open(confirmed(), {
      status_code: 409,
      message: 'Энэ хооронд буцаах дүн багассан.',
      result: { problem: 'state-conflict' },
    });
    await press(page);
    expect(await screen.findByText('Энэ хооронд буцаах дүн багассан.')).toBeVisible();
  });

  it.each([
    ['begun', /Хугацаа нь эхэлсэн/],
    ['nothing-back', /буцаах мөнгө байхгүй/],
    ['loan', /Зээлээр төлсөн/],
  ] as const)('says why it cannot be refunded, and gives the phone: %s', async (reason, text) => {
    await open(confirmed({ kind: 'blocked', reason }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: /1800/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Буцаах/ })).toBeNull();
  });

  it.each([
    ['confirmed', confirmed(), 1],
    ['waiting for its money', buildTripOrder(), 0],
  ] as const)('is offered on the page of an order that is %s', async (_, order, buttons) => {
    await renderRemote(remote, {
      at: '/mn/user/order/trip/AYL-4K7P2',
      user: buildSessionUser(),
      stubs: [stubOperation(getOrder, { status_code: 200, message: '', result: order })],
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Буцаах' })).toHaveLength(buttons);
  });
});
