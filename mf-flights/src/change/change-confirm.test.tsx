import { searchFlightChanges } from '@aylal/contracts/flights';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildChangeOption } from '../testing/build-change-option.ts';
import { changesStub, confirmChangeStub, orderStub } from '../testing/flights-stubs.ts';
import { view as lastQuestion } from './change-confirm-dialog.tsx';

const { jest } = import.meta;
afterEach(() => void jest.useRealTimers());

const open = (confirm: Stub, { yes = true, changes = changesStub() }: { yes?: boolean; changes?: Stub } = {}) =>
  renderRemote(remote, {
    at: '/mn/user/order/flight/exchange/view/search-1/option-1/AYL-4K7P2',
    user: buildSessionUser(),
    stubs: [orderStub(), changes, confirm],
    dialogs: () => yes,
  });

async function send({ user }: Awaited<ReturnType<typeof open>>) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Солих шалтгаан' }), 'plans');
  await user.click(screen.getByRole('button', { name: 'Нислэг солих' }));
}

describe('[ROUTE-12] The confirmation of a change', () => {
  it('asks for one option by its key and compares it with the ticket held', async () => {
    const changes = changesStub();
    const { container } = await open(confirmChangeStub(), { changes });
    expect(await screen.findByText('Шинэ нислэг')).toBeInTheDocument();
    expect(changes.calls.map(({ query }) => query)).toEqual([
      { ref_number: 'AYL-4K7P2', filter_str: 'search-1', key: 'option-1' },
    ]);
    for (const texts of ['Солих шимтгэл240,000₮', 'Үнийн зөрүү+100,000₮', 'Төлөх дүн340,000₮'])
      expect(container).toHaveTextContent(texts);
  });

  it('wants a reason first', async () => {
    const confirm = confirmChangeStub();
    const { user } = await open(confirm);
    await user.click(await screen.findByRole('button', { name: 'Нислэг солих' }));
    expect(await screen.findByText('Энэ талбарыг бөглөнө үү')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Солих шалтгаан' })).toHaveFocus();
    expect(confirm.calls).toEqual([]);
  });

  it('[MODAL-48] changes nothing when the last question is answered with no', async () => {
    const confirm = confirmChangeStub();
    const page = await open(confirm, { yes: false });
    await send(page);
    expect(page.record.dialogs.map(({ view }) => view)).toEqual(['FLIGHT_CHANGE_CONFIRM_VIEW']);
    expect(confirm.calls).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Солих шалтгаан' })).toHaveValue('plans');
  });

  it('[CALL-49] [CALL-56] [EXCH-03.1] sends reason, key and cost, and says that it is agreed', async () => {
    const confirm = confirmChangeStub();
    const page = await open(confirm);
    await send(page);
    expect(await screen.findByText(/340,000₮-г 11\/21 10:40 хүртэл төлнө үү/)).toBeInTheDocument();
    expect(confirm.calls).toMatchObject([
      {
        body: {
          ref_number: 'AYL-4K7P2',
          reason: 'plans',
          key: 'option-1',
          filter_str: 'search-1',
          shown_to_pay: 340_000,
        },
        idempotencyKey: 'key-1',
      },
    ]);
    expect(page.record.toasts).toEqual([
      { kind: 'success', text: 'Нислэг солих хүсэлт баталгаажлаа. Захиалга руу тань буцаж байна.', durationMs: 5000 },
    ]);
  });

  it('[EXCH-03.2] goes to the order three seconds after it is agreed, and not before', async () => {
    const { user, record } = await open(confirmChangeStub());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Солих шалтгаан' }), 'plans');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Нислэг солих' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(record.toasts).toMatchObject([{ kind: 'success' }]);
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(record.went).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']);
  });

  it('[ERR-21] says that a change failed and why, and loses nothing', async () => {
    const page = await open(
      confirmChangeStub({ status_code: 409, message: '', result: { problem: 'state-conflict' } }),
    );
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Нислэг солигдсонгүй. Тийз тань хэвээр, төлбөр аваагүй.',
    );
    expect(page.record.toasts).toEqual([
      { kind: 'error', text: 'Нислэг солигдсонгүй. Тийз тань хэвээр, төлбөр аваагүй.', durationMs: 5000 },
    ]);
    expect(screen.getByRole('combobox', { name: 'Солих шалтгаан' })).toHaveValue('plans');
  });

  it('[MNY-6] shows a price that has moved and sends that one the next time', async () => {
    const confirm = confirmChangeStub([
      { status_code: 208, message: '', result: buildChangeOption({ fare_difference: 150_000, to_pay: 390_000 }) },
      { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2', to_pay: 390_000, pay_until: null } },
    ]);
    const page = await open(confirm);
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('та 340,000₮ гэж харсан, одоо 390,000₮');
    await page.user.click(screen.getByRole('button', { name: 'Нислэг солих' }));
    await screen.findByText('Шинэ тийз бичигдэж байна.');
    expect(confirm.calls.map(({ body }) => (body as { shown_to_pay: number }).shown_to_pay)).toEqual([
      340_000, 390_000,
    ]);
  });

  it('[MNY-12] asks again by the same key when no answer came', async () => {
    const confirm = confirmChangeStub([
      'offline',
      { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2', to_pay: 0, pay_until: null } },
    ]);
    const page = await open(confirm);
    await send(page);
    expect(await screen.findByText('Шинэ тийз бичигдэж байна.', undefined, { timeout: 8000 })).toBeInTheDocument();
    expect(new Set(confirm.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('leads to other flights when these are gone', async () => {
    const gone = stubOperation(searchFlightChanges, { status_code: 404, message: '', result: { problem: 'sold-out' } });
    await open(confirmChangeStub(), { changes: gone });
    expect(await screen.findByRole('link', { name: 'Өөр нислэг сонгох' })).toHaveAttribute(
      'href',
      '/mn/user/order/flight/exchange/search/AYL-4K7P2',
    );
  });
});

describe('[MODAL-48] The last question', () => {
  it.each([
    ['340,000₮ төлмөгц нислэг солигдоно', { to_pay: 340_000, credit: 0 }],
    ['Нислэг шууд солигдоно, төлөх зүйлгүй', { to_pay: 0, credit: 0 }],
    ['160,000₮ таны хэтэвчид орно', { to_pay: 0, credit: 160_000 }],
  ])('says %s', async (expected, money) => {
    const closed: (boolean | undefined)[] = [];
    const cost = { penalty: 240_000, fare_difference: 0, ...money };
    const { user } = await renderPart(
      remote,
      <lastQuestion.Component props={{ cost }} close={(yes?: boolean) => closed.push(yes)} />,
    );
    expect(await screen.findByText(new RegExp(expected))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Үгүй, тийзээ үлдээх' }));
    await user.click(screen.getByRole('button', { name: 'Тийм, солих' }));
    expect(closed).toEqual([false, true]);
  });
});
