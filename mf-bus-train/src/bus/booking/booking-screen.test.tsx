import { bookBus, getBusSchedule } from '@aylal/contracts/bus';
import { cancelOrder, getBusOrder } from '@aylal/contracts/orders';
import type { Currency } from '@aylal/domain/money';
import { busRoutes } from '@aylal/routes';
import { buildBookedBus, buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildDeparture } from '../../testing/build-departure.ts';
import { endsStub, passengersStubs, scheduleStub, stopsStub } from '../../testing/bus-stubs.ts';

const user = buildSessionUser();
const departure = buildDeparture();
const address = `/mn${busRoutes.booking.to({ trip: '101-201-2026-12-05', departure: departure.id }, { seats: '15' })}`;
const schedule = (taken: number[]) => ({
  status_code: 200 as const,
  message: '',
  result: [buildDeparture({ taken })],
});
const open = async (
  answer: Parameters<typeof stubOperation<typeof bookBus>>[1],
  read = scheduleStub([departure]),
  more: readonly ReturnType<typeof stubOperation>[] = [],
  { tab = new Map<string, string>(), currency = 'MNT' }: { tab?: Map<string, string>; currency?: Currency } = {},
) => {
  const book = stubOperation(bookBus, answer);
  const stubs = [book, read, ...passengersStubs(), stopsStub(), endsStub(), ...more];
  return { ...(await renderRemote(remote, { at: address, user, stubs, dialogs: () => true, tab, currency })), book };
};
type Page = Awaited<ReturnType<typeof open>>;

/** The saved passenger fills the card; what is then there is waited for. */
async function fill({ user: hand }: Page) {
  await hand.click(await screen.findByRole('button', { name: 'Sarnai B.' }));
  await waitFor(() => expect(screen.getByLabelText('8 цифр')).toHaveValue('90010112'));
  expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat');
}
const send = ({ user: hand }: Page) => hand.click(screen.getByRole('button', { name: 'Захиалах' }));

describe('The booking of a bus', () => {
  it('[CALL-32] sends who sits on which seat, with the register number, and goes to checkout', async () => {
    const page = await open({ status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } });
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(page.book.calls[0]).toMatchObject({
      idempotencyKey: 'key-1',
      body: {
        schedule_id: departure.id,
        pax: [
          {
            seat: 15,
            last_name: 'Bat',
            first_name: 'Sarnai',
            document_number: 'UB90010112',
            register_letters: 'УБ',
            is_child: false,
          },
        ],
        contact_email: user.email,
      },
    });
  });

  it('[MNY-12] [REL-7] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const page = await open(['offline', { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } }]);
    await fill(page);
    await send(page);
    const leads = () => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']);
    await waitFor(leads, { timeout: 3000 });
    expect(page.record.toasts).toMatchObject([{ kind: 'info', text: expect.stringContaining('шалгаж байгаа') }]);
    expect(page.book.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = await open('hanging', scheduleStub([departure]), [], { tab });
    await fill(first);
    await send(first);
    await waitFor(() => expect(first.book.calls).toHaveLength(1));
    first.unmount();
    // The seat that the booking took looks as if somebody else had it.
    const taken = stubOperation(getBusSchedule, schedule([15]));
    const made = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } } as const;
    const { record, book } = await open(made, taken, [], { tab });
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(book.calls).toEqual(first.book.calls);
  });

  it('tells the sum in the display currency, with the tögrög that are charged under it', async () => {
    await open('offline', scheduleStub([departure]), [], { currency: 'USD' });
    const ride = await screen.findByRole('region', { name: 'Таны автобус' });
    expect(ride).toHaveTextContent(/НийтUS\$[\d.]+28,000₮/);
  });

  it('says at each field what is missing and sends nothing', async () => {
    const page = await open('offline');
    await screen.findByRole('heading', { name: '15-р суудал' });
    await send(page);
    expect(await screen.findByText(/Регистрийн дугаар$/, { selector: 'a' })).toBeVisible();
    expect(page.book.calls).toEqual([]);
  });

  it('[CALL-32] keeps the form when its seat is lost, and offers the one beside it', async () => {
    let sold = false;
    const read = stubOperation(getBusSchedule, () => schedule(sold ? [15] : []));
    const page = await open(() => {
      sold = true;
      return { status_code: 409, message: 'Суудлыг өөр хүн авлаа.', result: { problem: 'sold-out' } };
    }, read);
    await fill(page);
    await send(page);
    expect(await screen.findByText('Суудлыг өөр хүн авлаа.')).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: /^Оронд нь 16-р суудлыг/ }));
    expect(await screen.findByRole('heading', { name: '16-р суудал' })).toBeVisible();
    expect(screen.getByLabelText('8 цифр')).toHaveValue('90010112');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Захиалах' })).toBeEnabled());
  });

  it('shows its own unpaid order to who comes back from checkout, never a seat that somebody took', async () => {
    const order = buildBookedBus({
      ref_number: 'AYL-4K7P2',
      status: { status_code: 1, name: 'Төлбөр хүлээгдэж байна' },
      to_pay: 56_000,
      pay_until: '2026-11-21T02:20:00Z',
      server_time: '2026-11-21T02:00:00Z',
    });
    const read = stubOperation(getBusOrder, { status_code: 200, message: '', result: order });
    const cancel = stubOperation(cancelOrder, { status_code: 200, message: '', result: null });
    let taken: number[] = [];
    const page = await open(
      { status_code: 200, message: '', result: { ref_number: order.ref_number } },
      stubOperation(getBusSchedule, () => schedule(taken)),
      [read, cancel],
    );
    await fill(page);
    taken = [15];
    await send(page);
    expect(await screen.findByText('Таны AYL-4K7P2 захиалга төлбөрөө хүлээж байна')).toBeVisible();
    expect(screen.queryByText(/өөр хүн авчээ/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /төлөх$/ })).toHaveAttribute('href', '/mn/checkout/AYL-4K7P2?p=regular');

    taken = [];
    await page.user.click(screen.getByRole('button', { name: 'Захиалгаа болих' }));
    expect(await screen.findByRole('heading', { name: '15-р суудал' })).toBeVisible();
    expect(screen.getByLabelText('8 цифр')).toHaveValue('90010112');
    expect(cancel.calls[0]).toMatchObject({ body: { ref_number: 'AYL-4K7P2' } });
  });

  it('sends who comes without a seat to the seats of the bus, which is still on sale', async () => {
    await renderRemote(remote, {
      at: `/mn${busRoutes.booking.to({ trip: '101-201-2026-12-05', departure: departure.id })}`,
      user,
      stubs: [scheduleStub([departure]), ...passengersStubs(), stopsStub(), endsStub()],
    });
    expect(await screen.findByRole('heading', { name: 'Суудал сонгоогүй' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Суудлын зураг руу' })).toBeVisible();
  });

  it('hints at a register number whose day does not exist, and books it all the same', async () => {
    const page = await open({ status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } });
    await fill(page);
    await page.user.clear(screen.getByLabelText('8 цифр'));
    await page.user.type(screen.getByLabelText('8 цифр'), '99999999');
    expect(screen.getByText(/төрсөн огноотой тохирохгүй/)).toBeVisible();
    await send(page);
    await waitFor(() => expect(page.book.calls).toHaveLength(1));
  });

  it('takes a name in Cyrillic beside a register number, and asks for the one of the passport beside a passport', async () => {
    const page = await open({ status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } });
    await fill(page);
    const surname = screen.getByLabelText('Овог (эцэг/эхийн нэр)');
    await page.user.clear(surname);
    await page.user.type(surname, 'Батболд');
    await page.user.click(screen.getByRole('checkbox', { name: 'Гадаад паспорттой' }));
    await page.user.type(screen.getByRole('textbox', { name: /паспорт/i }), 'E1234567');
    await send(page);
    expect(await screen.findByText(/латин үсгээр бичнэ үү: BATBOLD/)).toBeVisible();
    expect(page.book.calls).toEqual([]);
    await page.user.click(screen.getByRole('checkbox', { name: 'Гадаад паспорттой' }));
    await send(page);
    await waitFor(() => expect(page.book.calls[0]?.body).toMatchObject({ pax: [{ last_name: 'Батболд' }] }));
  });

  it('says that a number of four digits is no Mongolian phone', async () => {
    const page = await open('offline');
    await fill(page);
    const phone = screen.getByRole('textbox', { name: /утас/i });
    await page.user.clear(phone);
    await page.user.type(phone, '9911');
    await send(page);
    expect(await screen.findByText(/8 оронтой/)).toBeVisible();
    expect(page.book.calls).toEqual([]);
  });

  it('[CALL-32] tells what the provider refuses at its field', async () => {
    const page = await open({
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { 'pax.0.is_child': 'validation_child_fare' } },
    });
    await fill(page);
    await send(page);
    expect(await screen.findByText(/12 ба түүнээс дээш настай/)).toBeVisible();
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat');
  });

  it('brings a refusal into sight: its notice takes the focus from the button at the foot of the form', async () => {
    const message = 'Энэ зорчигч уг автобусанд суудалтай.';
    const page = await open({ status_code: 409, message, result: { problem: 'already-booked' } });
    await fill(page);
    await send(page);
    const notice = (await screen.findByText(message)).closest('[role=alert]');
    await waitFor(() => expect(notice?.parentElement).toHaveFocus());
  });

  it('hands the sign-in what is typed, so that nobody types it twice', async () => {
    const page = await open('offline');
    await fill(page);
    await act(() => page.services.session.signOut());
    await send(page);
    const known = expect.objectContaining({ email: user.email, last_name: 'Bat', first_name: 'Sarnai' });
    await waitFor(() =>
      expect(page.record.dialogs).toContainEqual({ view: 'LOGIN_VIEW', props: { reason: 'booking', known } }),
    );
  });

  it.each([
    ['mn', 'Регистрийн дугаар', 'Гадаад паспорттой', false],
    ['en', 'Passport number', 'Foreign passport', true],
  ] as const)('begins with the paper of who reads %s, the other one tap away', async (locale, paper, box, passport) => {
    const stubs = [scheduleStub([departure]), ...passengersStubs(), stopsStub(), endsStub()];
    const { user: hand } = await renderRemote(remote, {
      at: address.replace('/mn', `/${locale}`),
      locale,
      user,
      stubs,
    });
    const other = await screen.findByRole('checkbox', { name: box });
    expect(screen.getByText(paper)).toBeVisible();
    expect(other).toHaveProperty('checked', passport);
    await hand.click(other);
    await waitFor(() => expect(screen.queryByText(paper)).toBeNull());
  });
});
