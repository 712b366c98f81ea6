import { getReceipt, sendReceipt, type OrderReceipt } from '@aylal/contracts/orders';
import { buildIssuedOrder, buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { printedReceiptQuery } from './printed-receipt-query.ts';
import { part } from './receipt-part.tsx';

const none: OrderReceipt & { may_send: boolean } = {
  status: 'none',
  receipt_id: null,
  amount: 0,
  is_company: false,
  company_register: '',
  company_name: '',
  sent_at: null,
  may_send: true,
};
const sent = { ...none, status: 'sent' as const, receipt_id: '1'.repeat(33), amount: 900_000 };
const stands = (...receipts: (typeof none)[]) =>
  stubOperation(
    getReceipt,
    receipts.map((result) => ({ status_code: 200 as const, message: '', result })),
  );
const open = (stubs: Stub | Stub[], order = buildIssuedOrder()) =>
  renderPart(remote, <part.Component order={order} />, { user: buildSessionUser(), stubs: [stubs].flat() });

describe('[PROD-12] The e-receipt on the page of an order', () => {
  it('opens the panel for this order', async () => {
    const { user, record } = await open(stands(none));
    await user.click(await screen.findByRole('button', { name: 'И-баримт авах' }));
    expect(record.panels).toEqual([{ id: 'mobilityEBarimt', props: { ref_number: 'AYL-4K7P2', company: null } }]);
  });

  it('offers nothing while a part is owed, and says why', async () => {
    await open(stands({ ...none, may_send: false }), buildIssuedOrder({ to_pay: 500_000 }));
    expect(await screen.findByText('Төлбөр бүрэн төлөгдсөний дараа и-баримтаа авна.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['sent', 'Илгээсэн', 'Дахин илгээх'],
    ['corrected', 'Засварласан', 'Дахин илгээх'],
    ['sending', 'Хүлээгдэж байна', 'Дахин асуух'],
  ] as const)('says how it stands: %s', async (status, expected, action) => {
    const again = stubOperation(sendReceipt, {
      status_code: 200,
      message: '',
      result: { ...sent, lottery: '', qr_data: '' },
    });
    const { user, record } = await open([stands({ ...sent, status }), again]);
    expect(await screen.findByText(expected)).toBeVisible();
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() =>
      expect(record.toasts).toEqual([{ kind: 'success', text: 'И-баримт амжилттай илгээгдлээ', durationMs: 5000 }]),
    );
    expect(again.calls[0]?.body).toEqual({ ref_number: 'AYL-4K7P2', is_company: false, company_register: '' });
  });

  it('is not there when all was refunded before anybody asked', async () => {
    const receipt = stands({ ...none, may_send: false });
    await open(receipt);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'И-баримт' })).toBeNull());
    expect(receipt.calls).toHaveLength(1);
  });

  it('says that a returned one was taken back', async () => {
    await open(stands({ ...sent, status: 'returned' }));
    expect(await screen.findByText('Төлбөр буцаагдсан тул баримтыг буцаасан.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[GAP-93.2] shows QR and lottery while this page remembers them, and no longer', async () => {
    const { services } = await open(stands(sent));
    expect(await screen.findByText('1'.repeat(33))).toBeVisible();
    expect(screen.queryByText(/Сугалааны дугаар/)).toBeNull();
    const { queryKey } = printedReceiptQuery('AYL-4K7P2');
    act(() => void services.queryClient.setQueryData(queryKey, { lottery: 'AB 12345678', qr_data: '30892' }));
    expect(await screen.findByText('AB 12345678')).toBeVisible();
    act(() => services.queryClient.removeQueries({ predicate: ({ meta }) => meta?.['personal'] === true }));
    expect(services.queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('says when it cannot be read, and reads again', async () => {
    const { user } = await open(
      stubOperation(getReceipt, ['offline', 'offline', 'offline', { status_code: 200, message: '', result: none }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 3000 }));
    expect(await screen.findByRole('button', { name: 'И-баримт авах' })).toBeVisible();
  });
});
