import { bookEsimTopUp, listEsimTopUps, type EsimUsage } from '@aylal/contracts/esims';
import { renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildPackage } from '../testing/build-esim.ts';
import { buildEsimOrder } from '../testing/build-esim-order.ts';
import { view } from './top-up-dialog.tsx';

const order = buildEsimOrder({ issued: true });
const packages = [
  buildPackage(),
  buildPackage({ id: 'p5', title: '5 GB · 30 хоног', price: 31_190, data_mb: 5120, days: 30 }),
];
const listed = { status_code: 200 as const, message: '', result: packages };
const booked = {
  status_code: 200 as const,
  message: '',
  result: { ref_number: 'AYL-9TQ2M', now_pay_amount: 31_190 },
};
const toCheckout = '/checkout/AYL-9TQ2M?now_pay_amount=31190&top_up=true';

async function open(booking: Stub, status: EsimUsage['status'] | null = 'active', list?: Stub) {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const page = await renderPart(remote, <view.Component props={{ order, status }} close={close} />, {
    stubs: [booking, list ?? stubOperation(listEsimTopUps, listed)],
  });
  return { ...page, closed: () => closed };
}
const goOn = () => screen.getByRole('button', { name: 'Үргэлжлүүлэх' });
const nobody = () => stubOperation(bookEsimTopUp, 'hanging');

describe('[MODAL-06] The top-up of an eSIM', () => {
  it('waits, fails with a way to try again, and then lists the packages', async () => {
    const list = stubOperation(listEsimTopUps, ['offline', 'offline', 'offline', listed]);
    const { user } = await open(nobody(), 'active', list);
    expect(screen.getByRole('status')).toHaveTextContent('Багцуудыг ачаалж байна');
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('radio', { name: /5 GB/ })).toBeVisible();
  });

  it('leads to a new eSIM where there is nothing to add', async () => {
    await open(nobody(), 'active', stubOperation(listEsimTopUps, { ...listed, result: [] }));
    expect(await screen.findByRole('link', { name: 'Шинэ eSIM сонгох' })).toHaveAttribute(
      'href',
      '/mn/esim/south-korea-data',
    );
  });

  it.each(['active', 'finished', null] as const)(
    '[ESIM-04] [ESIM-06] [CALL-13] [ROUTE-04.3] one that is %s goes straight to the booking, and to its checkout',
    async (status) => {
      const stub = stubOperation(bookEsimTopUp, booked);
      const { user, record, closed } = await open(stub, status);
      await screen.findByRole('radio', { name: /5 GB/ });
      expect(goOn()).toBeDisabled();
      await user.click(screen.getByRole('radio', { name: /5 GB/ }));
      expect(screen.getByRole('radio', { name: /5 GB/ })).toBeChecked();
      await user.click(goOn());
      await waitFor(() => expect(record.went).toEqual([toCheckout]));
      expect(stub.calls.map(({ body }) => body)).toEqual([{ ref_number: order.ref_number, package_id: 'p5' }]);
      expect(closed()).toBe(1);
    },
  );

  it('[ESIM-05] [CALL-15] [GAP-54] one that waits for its first use asks once more, and keeps the choice on the way back', async () => {
    const stub = stubOperation(bookEsimTopUp, booked);
    const { user, record } = await open(stub, 'waiting');
    await user.click(await screen.findByRole('radio', { name: /5 GB/ }));
    await user.click(goOn());
    expect(await screen.findByText('Энэ eSIM-ийг хараахан ашиглаагүй байна.')).toBeVisible();
    expect(screen.getByText('31,190₮')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Буцах' }));
    expect(await screen.findByRole('radio', { name: /5 GB/ })).toBeChecked();
    expect(stub.calls).toEqual([]);
    await user.click(goOn());
    await user.click(await screen.findByRole('button', { name: 'Баталгаажуулж төлөх' }));
    await waitFor(() => expect(record.went).toEqual([toCheckout]));
  });

  it('[ERR-09] [SHELL-20.4] says in a toast what the provider refuses, and keeps the choice', async () => {
    const message = 'Энэ eSIM-ийн хугацаа дууссан.';
    const { user, record, closed } = await open(
      stubOperation(bookEsimTopUp, { status_code: 409, message, result: { problem: 'state-conflict' } }),
    );
    await user.click(await screen.findByRole('radio', { name: /5 GB/ }));
    await user.click(goOn());
    await waitFor(() => expect(record.toasts).toEqual([{ kind: 'error', text: message, durationMs: 5000 }]));
    expect(screen.getByRole('radio', { name: /5 GB/ })).toBeChecked();
    expect([record.went, closed()]).toEqual([[], 0]);
  });

  it('[MNY-3] [MNY-12] asks again by itself and by the same key when no answer came, and orders once', async () => {
    const stub = stubOperation(bookEsimTopUp, ['offline', booked]);
    const { user, record } = await open(stub);
    await user.click(await screen.findByRole('radio', { name: /5 GB/ }));
    await user.click(goOn());
    await waitFor(() => expect(record.went).toEqual([toCheckout]), { timeout: 3000 });
    expect(record.toasts).toMatchObject([{ kind: 'info' }]);
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
