import { listPassengers } from '@aylal/contracts/account';
import { bookHotel, cancelHotelBooking, getHotelQuote, type HotelQuote } from '@aylal/contracts/hotels';
import { getHotelOrder } from '@aylal/contracts/orders';
import { localDate } from '@aylal/domain/calendar';
import type { Currency } from '@aylal/domain/money';
import type { BookingOutcome } from '@aylal/shell';
import { buildHotelOrder, buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildBookingAddress, buildQuote } from '../testing/build-quote.ts';

const user = buildSessionUser();
const quoteStub = (over: Partial<HotelQuote> = {}) =>
  stubOperation(getHotelQuote, { status_code: 200, message: '', result: buildQuote(over) });
const booked = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } } as const;

/** Whoever chooses how to pay takes the whole at once and hands the outcome back. */
const inFull = async (_view: string, props: unknown) => {
  const { submit } = props as { submit?: (choice: 'regular') => Promise<BookingOutcome> };
  return submit?.('regular');
};
const saved = {
  id: 'p1',
  last_name: 'DORJ',
  first_name: 'SARNAI',
  gender: 'F' as const,
  birthday: localDate('1990-05-05'),
  nationality: 'MN',
};
const savedStub = stubOperation(listPassengers, {
  status_code: 200,
  message: '',
  result: [saved, { ...saved, id: 'p2', first_name: 'TEMUULEN', birthday: localDate('2015-01-01') }],
});
const open = (
  book: Stub,
  quote = quoteStub(),
  address = buildBookingAddress(),
  { tab = new Map<string, string>(), currency = 'MNT' }: { tab?: Map<string, string>; currency?: Currency } = {},
) =>
  renderRemote(remote, {
    at: `/mn${address}`,
    user,
    stubs: [quote, book, savedStub],
    dialogs: inFull,
    tab,
    currency,
  });
const bookStub = (answer: Parameters<typeof stubOperation<typeof bookHotel>>[1]) => stubOperation(bookHotel, answer);

async function fill({ user: hand }: Awaited<ReturnType<typeof open>>) {
  await hand.type(await screen.findByLabelText('Овог (эцэг/эхийн нэр)'), 'Bat-Erdene');
  expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat-Erdene');
  const names = screen.getAllByLabelText('Нэр');
  const given = names.at(-1) ?? document.body;
  await hand.type(given, 'Sarnai');
  expect(given).toHaveValue('Sarnai');
  await hand.click(screen.getByRole('radio', { name: 'Эмэгтэй' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Эмэгтэй' })).toBeChecked());
}
const send = async ({ user: hand }: Awaited<ReturnType<typeof open>>) =>
  hand.click(screen.getByRole('button', { name: 'Үргэлжлүүлэх' }));

describe('The booking page of a hotel', () => {
  it('[ROUTE-13] [CALL-26] [HOTEL-08] [ROUTE-05.2] [VALID-05.1] books what the address names and goes to checkout', async () => {
    const book = bookStub(booked);
    const page = await open(book);
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(book.calls[0]).toMatchObject({
      idempotencyKey: 'key-1',
      body: {
        uid: 'uid-00000001',
        room_id: 'secret-rate-key',
        log_info: 'secret-log-id',
        check_in: localDate('2026-12-18'),
        rooms: 1,
        nationality: 'MN',
        contact_email: user.email,
        guests: [{ last_name: 'BatErdene', first_name: 'Sarnai', gender: 'F' }],
        partial_payment: false,
        type: 'regular',
      },
    });
  });

  it('tells the price, its terms, and apart from it what the hotel takes; never the words of the partner', async () => {
    const { container } = await open(bookStub(booked));
    const stay = await screen.findByRole('region', { name: 'Таны байрлалт' });
    expect(stay).toHaveTextContent('Нийт, 3 хоног1,167,000₮');
    expect(stay).toHaveTextContent('Буудалд төлнөХотын татвар18,000₮');
    expect(stay).toHaveTextContent('2026/12/17 18:00 хүртэл үнэгүй цуцална');
    expect(container.innerHTML).not.toMatch(/secret-rate-key|secret-log-id|uid-0000/);
  });

  it('tells the price in the display currency, with the tögrög that are charged under it', async () => {
    await open(bookStub(booked), quoteStub(), buildBookingAddress(), { currency: 'USD' });
    const stay = await screen.findByRole('region', { name: 'Таны байрлалт' });
    expect(stay).toHaveTextContent(/Нийт, 3 хоногUS\$[\d.]+1,167,000₮/);
  });

  it('names every fault at its field and in a summary, and sends nothing', async () => {
    const book = bookStub(booked);
    const page = await open(book);
    await screen.findByLabelText('Овог (эцэг/эхийн нэр)');
    await send(page);
    const line = await screen.findByRole('link', { name: '1-р зочин: Овог (эцэг/эхийн нэр)' });
    await waitFor(() => expect(line.closest('[role=alert]')).toHaveFocus());
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveAccessibleDescription(/Овгоо оруулна уу/);
    expect(book.calls).toEqual([]);
  });

  it('[ERR-08] says that there is an order already, and leads to it', async () => {
    const page = await open(
      bookStub({ status_code: 201, message: 'Захиалга бий.', result: { ref_number: 'AYL-9' } } as never),
    );
    await fill(page);
    await send(page);
    expect(await screen.findByRole('link', { name: 'Захиалгыг нээх' })).toHaveAttribute(
      'href',
      '/mn/user/order/hotel/AYL-9',
    );
    expect(page.record.toasts).toEqual([{ kind: 'info', text: 'Захиалга бий.', durationMs: 5000 }]);
  });

  it.each([
    ['quote-expired', 'button', 'Үнийг шалгах'],
    ['sold-out', 'link', 'Өөр өрөө сонгох'],
  ] as const)(
    '[ERR-07] [GAP-60] says in the words of the server why it is not available (%s), with the way on, and keeps what is typed',
    async (problem, role, name) => {
      const page = await open(bookStub({ status_code: 208, message: 'Болсонгүй.', result: { problem } }));
      await fill(page);
      await send(page);
      const way = await screen.findByRole(role, { name });
      expect(way).toBeVisible();
      await waitFor(() => expect(way.closest('[role=alert]')?.parentElement).toHaveFocus());
      expect(page.record.toasts).toEqual([{ kind: 'error', text: 'Болсонгүй.', durationMs: 5000 }]);
      expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat-Erdene');
    },
  );

  it('[ERR-06.1] signs out on 403 and keeps what is typed', async () => {
    const page = await open(bookStub({ status_code: 403, message: '', result: { problem: 'session-refused' } }));
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.signedOut).toHaveLength(1));
    expect(page.services.drafts.read('hotels.booking.ULN-0001.deluxe.2026-12-18')).toMatchObject({
      guests: [{ last_name: 'Bat-Erdene' }],
    });
  });

  it('[ERR-01.2] [GAP-60] asks in our own words to try again at anything else, for 5 seconds, and keeps what is typed', async () => {
    const page = await open(bookStub({ status_code: 422, message: '', result: { problem: 'idempotency-key-reused' } }));
    await fill(page);
    await send(page);
    const text = 'Амжилтгүй боллоо. Төлбөр хийгдээгүй. Дахин оролдоно уу эсвэл 1800 4444 руу залгаарай';
    await waitFor(() => expect(page.record.toasts).toEqual([{ kind: 'error', text, durationMs: 5000 }]));
    expect(page.record.went).toEqual([]);
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat-Erdene');
  });

  it('[MNY-12] [REL-7] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const book = bookStub(['offline', booked]);
    const page = await open(book);
    await fill(page);
    await send(page);
    const leads = () => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']);
    await waitFor(leads, { timeout: 3000 });
    expect(page.record.toasts).toMatchObject([{ kind: 'info', text: expect.stringContaining('шалгаж байгаа') }]);
    expect(book.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = bookStub('hanging');
    const page = await open(first, quoteStub(), buildBookingAddress(), { tab });
    await fill(page);
    await send(page);
    await waitFor(() => expect(first.calls).toHaveLength(1));
    page.unmount();
    const again = bookStub(booked);
    const { record } = await open(again, quoteStub(), buildBookingAddress(), { tab });
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(again.calls).toEqual(first.calls);
  });

  it('[NEED-06] fills a guest in from the saved passengers who are adults, and keeps it', async () => {
    const page = await open(bookStub(booked));
    await page.user.click(await screen.findByRole('button', { name: 'SARNAI D.' }));
    expect(await screen.findByRole('button', { name: 'SARNAI D.', pressed: true })).toBeVisible();
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('DORJ');
    expect(screen.getByRole('radio', { name: 'Эмэгтэй' })).toBeChecked();
    expect(screen.queryByRole('button', { name: /TEMUULEN/ })).toBeNull();
    expect(page.services.drafts.read('hotels.booking.ULN-0001.deluxe.2026-12-18')).toMatchObject({
      guests: [{ last_name: 'DORJ', first_name: 'SARNAI', gender: 'F' }],
    });
    await page.user.click(screen.getByRole('button', { name: 'Шинэ' }));
    await waitFor(() => expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue(''));
  });

  it('has a guest for each room', async () => {
    const { stay } = buildQuote();
    await open(bookStub(booked), quoteStub({ stay: { ...stay, rooms: 2 } }), buildBookingAddress({ rooms: 2 }));
    expect(await screen.findByRole('heading', { name: '2-р өрөөний зочин' })).toBeVisible();
    expect(screen.getAllByLabelText('Овог (эцэг/эхийн нэр)')).toHaveLength(2);
  });

  it('shows its own unpaid order to who comes back from checkout, and what was typed once that is given up', async () => {
    const order = buildHotelOrder({
      ref_number: 'AYL-4K7P2',
      status: { status_code: 1, name: 'Төлбөр хүлээгдэж байна' },
    });
    const read = stubOperation(getHotelOrder, { status_code: 200, message: '', result: order });
    const cancel = stubOperation(cancelHotelBooking, { status_code: 200, message: '', result: null });
    const page = await renderRemote(remote, {
      at: `/mn${buildBookingAddress()}`,
      user,
      stubs: [quoteStub(), bookStub(booked), savedStub, read, cancel],
      dialogs: async (view: string, props: unknown) => (await inFull(view, props)) ?? true,
    });
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    await act(() => page.router.navigate('/mn/hotels'));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByText('Таны AYL-4K7P2 захиалга төлбөрөө хүлээж байна')).toBeVisible();
    expect(screen.queryByLabelText('Овог (эцэг/эхийн нэр)')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /төлөх$/ })).toHaveAttribute('href', '/mn/checkout/AYL-4K7P2?p=regular');
    await page.user.click(screen.getByRole('button', { name: 'Захиалгаа болих' }));
    expect(await screen.findByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat-Erdene');
    expect(cancel.calls[0]).toMatchObject({ body: { ref_number: 'AYL-4K7P2' } });
  });

  it('waits with its boxes, reads again what failed, and says when the price is held no more', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildQuote() };
    const hanging = await open(bookStub(booked), stubOperation(getHotelQuote, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('ачаалж байна');
    hanging.unmount();
    const failed = await open(
      bookStub(booked),
      stubOperation(getHotelQuote, ['offline', 'offline', 'offline', answer]),
    );
    await failed.user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByLabelText('Овог (эцэг/эхийн нэр)')).toBeVisible();
    failed.unmount();
    await open(
      bookStub(booked),
      stubOperation(getHotelQuote, { status_code: 404, message: '', result: { problem: 'not-found' } }),
    );
    expect(await screen.findByText('Энэ үнийг цаашид хадгалахгүй')).toBeVisible();
  });

  it('leads an address that names nothing to the search', async () => {
    const page = await open(bookStub(booked), quoteStub(), '/hotels/booking/tenger-plaza?uid=x');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/mn/hotels'));
  });

  it('hands the sign-in what is typed, so that nobody types it twice', async () => {
    const page = await open(bookStub(booked));
    await fill(page);
    await act(() => page.services.session.signOut());
    await send(page);
    const known = expect.objectContaining({ email: user.email, last_name: 'Bat-Erdene', first_name: 'Sarnai' });
    await waitFor(() =>
      expect(page.record.dialogs).toContainEqual({ view: 'LOGIN_VIEW', props: { reason: 'booking', known } }),
    );
  });
});
