import { cancelInsurance } from '@aylal/contracts';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildInsuranceOrder } from '../testing/build-cover.ts';
import { view as cancel } from './cancel-cover-dialog.tsx';

const order = {
  ...buildInsuranceOrder({ policy_number: 'TD-SC-0A1B2C3D', issued: true, start_date: '2026-12-20' }),
  status: { status_code: 4 as const, name: 'Даатгалын гэрээ бэлэн' },
  paid: 41_300,
};
const taken = { status_code: 200 as const, message: '', result: { refund_amount: 41_300 } };
const open = (now: string, stub: Stub = stubOperation(cancelInsurance, taken), over: object = {}) =>
  renderPart(remote, <cancel.Component props={{ order: { ...order, ...over } }} close={() => {}} />, {
    stubs: [stub],
    now: () => new Date(now),
  });
const press = () => screen.getByRole('button', { name: 'Цуцалж 41,300₮ буцаан авах' });

describe('Giving a cover up', () => {
  it('[NEED-162] shows that the whole premium comes back, to the last moment of the time to think again', async () => {
    const stub = stubOperation(cancelInsurance, taken);
    const { user } = await open('2026-12-14T15:59:59.999Z', stub);
    await user.click(press());
    expect(await screen.findByText(/41,300₮ таны хэтэвчинд орно/)).toBeVisible();
    expect(stub.calls.map(({ body }) => body)).toEqual([{ ref_number: order.ref_number }]);
  });

  it.each([
    ['2026-12-14T16:00:00.000Z', {}, /Бодох хугацаа дууссан/],
    ['2026-12-19T16:00:00.000Z', {}, /Хамгаалалт эхэлсэн/],
    ['2026-12-01T00:00:00.000Z', { status: { status_code: 8, name: '' } }, /аль хэдийн цуцалсан/],
    ['2026-12-01T00:00:00.000Z', { paid: 0 }, /буцаах дүн алга/],
  ])('[NEED-162] says why it is not given up, and sends nothing: %s', async (now, over, said) => {
    const stub = stubOperation(cancelInsurance, taken);
    await open(now, stub, over);
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: /буцаан авах/ })).toBeNull();
    expect(stub.calls).toEqual([]);
  });

  it('[MNY-4] keeps its key over a lost answer, and tells what the server says', async () => {
    const stub = stubOperation(cancelInsurance, [
      'offline',
      { status_code: 409, message: 'Хамгаалалт эхэлсэн.', result: { problem: 'state-conflict' } },
    ]);
    const { user } = await open('2026-12-01T00:00:00Z', stub);
    await user.click(press());
    expect(await screen.findByText(/Дахин дарвал хоёр удаа цуцлагдахгүй/)).toBeVisible();
    await user.click(press());
    expect(await screen.findByText('Хамгаалалт эхэлсэн.')).toBeVisible();
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
