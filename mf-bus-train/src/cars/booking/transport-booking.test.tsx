import { bookTransport } from '@aylal/contracts/transports';
import { buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildTransport, transportStub } from '../../testing/transport-stubs.ts';

const user = buildSessionUser();
const made = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } } as const;
const at = '/mn/transports/countryside-landcruiser/book';

async function open(answer: unknown = made, tab = new Map<string, string>()) {
  const book = stubOperation(bookTransport, answer as never);
  const page = await renderRemote(remote, { at, user, stubs: [transportStub(), book], tab });
  await screen.findByRole('heading', { level: 1, name: 'Унаа захиалах' });
  return { ...page, book };
}
type Page = Awaited<ReturnType<typeof open>>;
/** The last day of the months shown, which is to come whatever day it is. */
async function fill({ user: hand }: Page) {
  await hand.click(screen.getByRole('button', { name: /^Өдөр/ }));
  const days = await screen.findAllByRole('gridcell');
  const last = days.at(-1);
  if (last) await hand.click(last);
  await hand.type(screen.getByLabelText(/^Хаанаас авах/), 'Баянгол');
}
const send = async ({ user: hand }: Page) => {
  const bar = screen.getByRole('region', { name: 'Нийт' });
  // The bar of a phone sticks to its foot only where it is beside all of the page.
  expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  await hand.click(within(bar).getByRole('button', { name: 'Захиалаад төлөх' }));
};

describe('The booking page of a car', () => {
  it('[NEED-21] books what was chosen at the price of its days and goes to checkout', async () => {
    const page = await open();
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: /Хэдэн өдөр.*нэм|нэм.*Хэдэн өдөр/i }));
    expect((await screen.findAllByText(/840,000/))[0]).toBeVisible();
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2']));
    expect(page.book.calls[0]).toMatchObject({
      idempotencyKey: 'key-1',
      body: { id: 'countryside-landcruiser', time: '09:00', days: 2, people: 1, pick_up: 'Баянгол' },
    });
  });

  it('[MNY-12] [REL-7] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const page = await open(['offline', made]);
    await fill(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2']), { timeout: 3000 });
    expect(page.book.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = await open('hanging', tab);
    await fill(first);
    await send(first);
    await waitFor(() => expect(first.book.calls).toHaveLength(1));
    first.unmount();
    const { record, book } = await open(made, tab);
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2']));
    expect(book.calls).toEqual(first.book.calls);
  });

  it('[NEED-21] asks of an airport transfer where to drive to, and drives to the airport too', async () => {
    const taxi = transportStub(buildTransport({ kind: 'transfer', asks_flight: true, max_days: 1 }));
    const book = stubOperation(bookTransport, made as never);
    const page = await renderRemote(remote, { at, user, stubs: [taxi, book] });
    await screen.findByRole('heading', { level: 1, name: 'Унаа захиалах' });
    expect(screen.queryByLabelText(/^Хаанаас авах/)).toBeNull();
    await page.user.type(screen.getByLabelText(/^Хаана хүргэх/), 'Баянгол');
    await page.user.selectOptions(screen.getByLabelText('Чиглэл'), 'Хотоос нисэх буудал руу');
    expect(screen.queryByLabelText(/^Хаана хүргэх/)).toBeNull();
    expect(screen.getByLabelText(/^Хаанаас авах/)).toHaveValue('Баянгол');
    await page.user.click(screen.getByRole('button', { name: /^Өдөр/ }));
    const last = (await screen.findAllByRole('gridcell')).at(-1);
    if (last) await page.user.click(last);
    await send({ ...page, book });
    await waitFor(() =>
      expect(book.calls[0]).toMatchObject({ body: { pick_up: 'Баянгол', drop_off: 'Нисэх буудал' } }),
    );
    expect(book.calls[0]?.body).not.toHaveProperty('way');
  });

  it('shows every fault at its field, sends nothing, and keeps what was typed', async () => {
    const page = await open();
    await send(page);
    expect(await screen.findByRole('link', { name: 'Өдөр' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Хаанаас авах' })).toBeVisible();
    expect(page.book.calls).toHaveLength(0);
  });

  it.each([
    ['taken', { status_code: 409, message: '', result: { problem: 'sold-out' } }, /аль нэгэнд унаа захиалагдсан/],
    ['there already', { ...made, status_code: 201 }, /танд аль хэдийн байна/],
    ['gone', { status_code: 404, message: '', result: { problem: 'not-found' } }, /худалдаанаас хасагдсан/],
  ])('[NEED-21] says that it is %s', async (_, answer, text) => {
    const page = await open(answer);
    await fill(page);
    await send(page);
    expect(await screen.findByText(text)).toBeVisible();
    expect(page.record.went).toEqual([]);
  });

  it('[NEED-21] puts a refusal of the provider at its field', async () => {
    const fields = { time: 'validation_pick_up_soon' };
    const page = await open({ status_code: 400, message: '', result: { problem: 'invalid-input', fields } });
    await fill(page);
    await send(page);
    expect((await screen.findAllByText(/Жолооч амжиж ирэх боломжгүй/))[0]).toBeVisible();
  });

  it('asks who is not signed in to sign in', async () => {
    await renderRemote(remote, { at, stubs: [transportStub()] });
    expect(await screen.findByRole('button', { name: 'Нэвтрэх' })).toBeVisible();
  });

  it('brings a refusal into sight: its notice takes the focus from the button that sent it', async () => {
    const page = await open({ status_code: 409, message: '', result: { problem: 'sold-out' } });
    await fill(page);
    await send(page);
    const notice = (await screen.findByRole('link', { name: 'Бүх унаа' })).closest('[role=alert]');
    await waitFor(() => expect(notice?.parentElement).toHaveFocus());
  });
});
