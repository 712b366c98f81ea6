import { cancelOrder, getTrainOrder, type TrainOrder } from '@aylal/contracts/orders';
import {
  bookTrain,
  getTrainVoyage,
  lockTrainPlaces,
  releaseTrainLock,
  type TrainVoyage,
} from '@aylal/contracts/trains';
import type { Currency } from '@aylal/domain/money';
import { trainBookingRoutes } from '@aylal/routes';
import { buildBookedBus, buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { passengersStubs } from '../../testing/bus-stubs.ts';
import { buildVoyage } from '../../testing/train-stubs.ts';

const user = buildSessionUser();
const id = '273-20261205-ULB-DAR';
const word = 'word-of-a-lock-0001';
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const held = ok({
  lock: word,
  expires_at: '2026-12-01T00:20:00.000Z',
  server_time: '2026-12-01T00:00:00.000Z',
});
/** The same wagon with other berths free. */
const withFree = (free_places: number[]) =>
  buildVoyage({ wagons: [{ number: 2, class: 'compartment', price: 30_600, child_price: 15_300, free_places }] });
type Book = Parameters<typeof stubOperation<typeof bookTrain>>[1];

async function open(
  book: Book = 'offline',
  voyage: () => TrainVoyage = buildVoyage,
  {
    tab = new Map<string, string>(),
    currency = 'MNT',
    more = [],
  }: { tab?: Map<string, string>; currency?: Currency; more?: readonly ReturnType<typeof stubOperation>[] } = {},
) {
  const stubs = {
    book: stubOperation(bookTrain, book),
    lock: stubOperation(lockTrainPlaces, held),
    release: stubOperation(releaseTrainLock, ok({})),
    voyage: stubOperation(getTrainVoyage, () => ok(voyage())),
  };
  const clock = { now: new Date('2026-12-01T08:00:00Z') };
  const at = `/mn${trainBookingRoutes.search.to({ voyage: id }, { wagon: '2', places: '5' })}`;
  const page = await renderRemote(remote, {
    at,
    user,
    stubs: [...Object.values(stubs), ...passengersStubs(), ...more],
    dialogs: () => true,
    now: () => clock.now,
    tab,
    currency,
  });
  /** So much later by the clock of the device, which is not the provider's. */
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { ...page, ...stubs, later };
}
type Page = Awaited<ReturnType<typeof open>>;

/** The order of place 5, which waits for its money. */
function buildUnpaidTrain(): TrainOrder {
  const {
    bus: _bus,
    pax: _pax,
    ...common
  } = buildBookedBus({
    ref_number: 'AYL-4K7P2',
    status: { status_code: 1, name: 'Төлбөр хүлээгдэж байна' },
    to_pay: 30_600,
    pay_until: '2099-01-01T00:20:00Z',
    server_time: '2026-12-01T00:00:00Z',
  });
  const { train_no, train_name, from_name, to_name, dep_time, arr_time } = buildVoyage();
  const ride = { code: null, is_departure_cancelled: false, issued: false, delayed: false, platform: '' };
  const train = { voyage: id, train_no, train_name, from_name, to_name, dep_time, arr_time, ...ride };
  return { ...common, product: 'train', pax: [], train: { ...train, wagon: 2, class: 'compartment' } };
}

/** Nothing is held when the page is opened by its address: the places are asked for there. */
async function hold({ user: hand }: Page) {
  await hand.click(await screen.findByRole('button', { name: '5-р байрыг дахин хадгалах' }));
  await screen.findByText('Таны нэр дээр хадгалсан байр: 5');
}
async function fill({ user: hand }: Page) {
  await hand.click(await screen.findByRole('button', { name: 'Sarnai B.' }));
  await waitFor(() => expect(screen.getByLabelText('8 цифр')).toHaveValue('90010112'));
}
const send = ({ user: hand }: Page) => hand.click(screen.getByRole('button', { name: 'Захиалах' }));

describe('The booking of a train', () => {
  it('[NEED-18] sends who travels on which place of the lock, and goes to checkout without giving it back', async () => {
    const page = await open(ok({ ref_number: 'AYL-4K7P2' }));
    await hold(page);
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(page.book.calls[0]?.body).toMatchObject({
      train_no: '273',
      depart_date: '2026-12-05',
      lock: word,
      pax: [
        {
          place: 5,
          last_name: 'Bat',
          first_name: 'Sarnai',
          document_number: 'UB90010112',
          register_letters: 'УБ',
          is_child: false,
        },
      ],
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(page.release.calls).toEqual([]);
  });

  it('[MNY-12] [REL-7] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const page = await open(['offline', ok({ ref_number: 'AYL-4K7P2' })]);
    await hold(page);
    await fill(page);
    await send(page);
    const leads = () => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']);
    await waitFor(leads, { timeout: 3000 });
    const [first, second] = page.book.calls;
    expect(second).toEqual(first);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = await open('hanging', buildVoyage, { tab });
    await hold(first);
    await fill(first);
    await send(first);
    await waitFor(() => expect(first.book.calls).toHaveLength(1));
    first.unmount();
    const { record, book } = await open(ok({ ref_number: 'AYL-4K7P2' }), buildVoyage, { tab });
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    expect(book.calls).toEqual(first.book.calls);
  });

  it('shows its own unpaid order to who comes back from checkout, never a place that somebody took', async () => {
    const order = stubOperation(getTrainOrder, ok(buildUnpaidTrain()));
    const cancel = stubOperation(cancelOrder, ok(null));
    const page = await open(ok({ ref_number: 'AYL-4K7P2' }), buildVoyage, { more: [order, cancel] });
    await hold(page);
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2?p=regular']));
    await act(() => page.router.navigate('/mn/trains'));
    await act(() => page.router.navigate(-1));
    expect(await screen.findByText('Таны AYL-4K7P2 захиалга төлбөрөө хүлээж байна')).toBeVisible();
    expect(screen.queryByText(/дахин хадгалах/)).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Захиалгаа болих' }));
    expect(await screen.findByLabelText('8 цифр')).toHaveValue('90010112');
    expect(cancel.calls[0]).toMatchObject({ body: { ref_number: 'AYL-4K7P2' } });
  });

  it('tells the sum in the display currency, with the tögrög that are charged under it', async () => {
    await open('offline', buildVoyage, { currency: 'USD' });
    const ride = await screen.findByRole('region', { name: 'Таны галт тэрэг' });
    expect(ride).toHaveTextContent(/НийтUS\$[\d.]+30,600₮/);
  });

  it('[NEED-152] gives the places back when the page is left, and says so on the way back', async () => {
    const page = await open();
    await hold(page);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(page.release.calls).toMatchObject([{ body: { lock: word } }]));
    expect(await screen.findByText('Байр хадгалагдаагүй байна')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Захиалах' })).toBeDisabled();
  });

  it('counts down by the clock of the provider, and warns once within the last five minutes', async () => {
    const page = await open();
    await hold(page);
    expect(screen.getByText('20:00')).toBeVisible();
    page.later(16);
    expect(await screen.findByText(/5 минутаас бага үлдлээ/)).toBeVisible();
    expect(screen.getByText('04:00')).toBeVisible();
  });

  it('[NEED-152] gives the places back when the time is over, keeps what is typed and holds the nearest free one for one that was taken', async () => {
    let free = [5, 6, 7];
    const page = await open('offline', () => withFree(free));
    await hold(page);
    await fill(page);
    free = [6, 7];
    page.later(21);
    expect(await screen.findByText('Байр хадгалах хугацаа дууслаа')).toBeVisible();
    await waitFor(() => expect(page.release.calls).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Захиалах' })).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: '5-р байрыг дахин хадгалах' }));
    expect(await screen.findByText('5-р байрыг энэ хооронд өөр хүн авчээ.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Оронд нь 7-р байрыг хадгалах' }));
    await waitFor(() => expect(page.lock.calls.at(-1)).toMatchObject({ body: { wagon: 2, places: [7] } }));
    expect(await screen.findByRole('heading', { name: '7-р байр · доод ор' })).toBeVisible();
    expect(screen.getByLabelText('Овог (эцэг/эхийн нэр)')).toHaveValue('Bat');
  });

  it('says so when the provider calls the lock over, and lets it be held again', async () => {
    const message = 'Байр хадгалах хугацаа дууслаа.';
    const page = await open({ status_code: 409, message, result: { problem: 'quote-expired' } });
    await hold(page);
    await fill(page);
    await send(page);
    expect(await screen.findByText(message)).toBeVisible();
    await hold(page);
    expect(screen.getByRole('button', { name: 'Захиалах' })).toBeEnabled();
  });

  it('asks of a foreigner the passport and the day of birth, and of a local neither', async () => {
    const page = await open();
    await hold(page);
    expect(screen.queryByText('Төрсөн огноо')).toBeNull();
    await page.user.click(screen.getByRole('checkbox', { name: 'Гадаад паспорттой' }));
    expect(await screen.findByLabelText('Паспортын дугаар')).toBeVisible();
    await send(page);
    expect(await screen.findByText(/Төрсөн огноо$/, { selector: 'a' })).toBeVisible();
    expect(screen.getAllByText('Энэ талбарыг бөглөнө үү').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Ийм өдөр байхгүй/)).toBeNull();
    expect(page.book.calls).toEqual([]);
  });

  it('wants a passport of everybody over the border', async () => {
    const page = await open('offline', () => buildVoyage({ is_domestic: false }));
    await hold(page);
    expect(screen.getByLabelText('Паспортын дугаар')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Гадаад паспорттой' })).toBeNull();
  });

  it('[VALID-06] says at its field that the same register number is there twice', async () => {
    const fields = { 'pax.0.document_number': 'validation_document_twice' };
    const page = await open({ status_code: 400, message: '', result: { problem: 'invalid-input', fields } });
    await hold(page);
    await fill(page);
    await send(page);
    expect(await screen.findByText(/Регистрийн дугаар$/, { selector: 'a' })).toBeVisible();
  });

  it('brings a refusal into sight: its notice takes the focus from the button at the foot of the form', async () => {
    const message = 'Энэ зорчигч уг галт тэргэнд байртай.';
    const page = await open({ status_code: 409, message, result: { problem: 'already-booked' } });
    await hold(page);
    await fill(page);
    await send(page);
    const notice = (await screen.findByText(message)).closest('[role=alert]');
    await waitFor(() => expect(notice?.parentElement).toHaveFocus());
  });

  it('hands the sign-in what is typed, so that nobody types it twice', async () => {
    const page = await open();
    await hold(page);
    await fill(page);
    await act(() => page.services.session.signOut());
    await send(page);
    const known = expect.objectContaining({ email: user.email, last_name: 'Bat', first_name: 'Sarnai' });
    await waitFor(() =>
      expect(page.record.dialogs).toContainEqual({ view: 'LOGIN_VIEW', props: { reason: 'booking', known } }),
    );
  });
});
