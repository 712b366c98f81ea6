import { localDate } from '@aylal/domain/calendar';
import { listPassengers, type ListedPassenger } from '@aylal/contracts/account';
import { bookTrip } from '@aylal/contracts/trips';
import { buildSessionUser, renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildTrip, tripStub } from '../../testing/trip-stubs.ts';

const user = buildSessionUser();
const saved: ListedPassenger = {
  id: 'p1',
  last_name: 'DORJ',
  first_name: 'TUYA',
  gender: 'F',
  birthday: localDate('1988-01-02'),
  nationality: 'MN',
};
const passengers = stubOperation(listPassengers, { status_code: 200, message: '', result: [saved] });
const bookStub = (answer: Parameters<typeof stubOperation<typeof bookTrip>>[1]) => stubOperation(bookTrip, answer);
const made = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2' } } as const;
const at = '/mn/trip/gobi-7-days/book?date=2027-05-01';

async function open(
  answer: Parameters<typeof bookStub>[0] = made,
  trip = buildTrip(),
  tab = new Map<string, string>(),
) {
  const book = bookStub(answer);
  const read = tripStub(trip);
  const page = await renderRemote(remote, { at, user, stubs: [read, passengers, book], tab });
  return { ...page, book, trip: read };
}
type Page = Awaited<ReturnType<typeof open>>;
async function fillSaved({ user: hand }: Page) {
  await hand.click(await screen.findByRole('button', { name: 'TUYA D.' }));
  await waitFor(() => expect(screen.getByLabelText('Овог (латин)')).toHaveValue('DORJ'));
}
const send = async ({ user: hand }: Page) => {
  const bar = screen.getByRole('region', { name: 'Нийт' });
  // The bar of a phone sticks to its foot only where it is beside all of the page.
  expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  await hand.click(within(bar).getByRole('button', { name: 'Захиалаад төлөх' }));
};

describe('The booking page of a trip', () => {
  it('counts the room alone that who is left over pays for', async () => {
    const { user: hand } = await open();
    const alone = within(await screen.findByRole('group', { name: /^Ганцаараа өрөөнд хэдэн хүн/ }));
    expect(alone.getByRole('status')).toHaveTextContent('1');
    await hand.click(
      within(screen.getByRole('group', { name: 'Хэдэн хүн явах вэ' })).getByRole('button', { name: /нэмэх/ }),
    );
    expect(alone.getByRole('status')).toHaveTextContent('0');
  });

  it('[CALL-68] books for a saved passenger with one click and goes to checkout', async () => {
    const page = await open();
    await fillSaved(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2']));
    expect(page.book.calls[0]).toMatchObject({
      idempotencyKey: 'key-1',
      body: {
        travel_id: 'gobi-7-days',
        date: '2027-05-01',
        pax: [{ last_name: 'DORJ', first_name: 'TUYA', birthday: '1988-01-02' }],
        singles: 0,
        pay: 'full',
        pay_now: 2_900_000,
        contact_email: user.email,
      },
    });
  });

  it('[MNY-12] [REL-7] asks again by itself and by the same key when no answer came, and goes on with the outcome', async () => {
    const page = await open(['offline', made]);
    await fillSaved(page);
    await send(page);
    await waitFor(() => expect(page.record.went).toEqual(['/checkout/AYL-4K7P2']), { timeout: 3000 });
    expect(page.book.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = await open('hanging', buildTrip(), tab);
    await fillSaved(first);
    await send(first);
    await waitFor(() => expect(first.book.calls).toHaveLength(1));
    first.unmount();
    // The last places of the date are taken by the booking itself.
    const { record, book } = await open(made, buildTrip({ departures: [] }), tab);
    await waitFor(() => expect(record.went).toEqual(['/checkout/AYL-4K7P2']));
    expect(book.calls).toEqual(first.book.calls);
  });

  it('[CALL-68] explains the price of who is left over in a room', async () => {
    const page = await open();
    expect(await screen.findByText('Ганцаараа өрөө × 1')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /Хэдэн хүн явах вэ.*нэм|нэм.*Хэдэн хүн явах вэ/i }));
    await waitFor(() => expect(screen.queryByText('Ганцаараа өрөө × 1')).toBeNull());
    expect(screen.getByRole('heading', { name: '2-р аялагч' })).toBeVisible();
  });

  it('[CUR-04] adds up in another currency, with the tögrög that are charged beside the sum', async () => {
    const trip = buildTrip({ deposit: { percent: 30, rest_days_before: 14 } });
    const stubs = [tripStub(trip), passengers];
    const page = await renderRemote(remote, { at, user, stubs, currency: 'USD' });
    const row = async (label: RegExp) => (await screen.findByText(label)).closest('div')?.textContent;
    expect(await row(/^1 том хүн/)).toContain('US$718.84');
    expect(await row(/^Ганцаараа өрөө × 1$/)).toContain('US$121.74');
    expect(await row(/^Нийт/)).toMatch(/US\$840\.582,900,000₮$/);
    await page.user.click(screen.getByRole('radio', { name: /Одоо урьдчилгаа.*870,000/ }));
    const asked = screen.getAllByText('Одоо төлөх').map((label) => label.closest('div')?.textContent);
    expect(asked).toContainEqual(expect.stringMatching(/US\$252\.17870,000₮$/));
    expect(await row(/^Зохион байгуулагчид, /)).toMatch(/US\$588\.412,030,000₮$/);
  });

  it('shows every fault at its field, sends nothing, and keeps what was typed', async () => {
    const page = await open();
    const field = await screen.findByLabelText('Овог (латин)');
    await page.user.type(field, 'Бат');
    await waitFor(() => expect(field).toHaveValue('Бат'));
    await send(page);
    expect(await screen.findByRole('link', { name: '1-р аялагч: Төрсөн огноо' })).toBeVisible();
    expect(field).toHaveValue('Бат');
    expect(page.book.calls).toHaveLength(0);
  });

  it.each([
    ['sold out', { status_code: 409, message: '', result: { problem: 'sold-out' } }, /сул суудал үлдсэнгүй/],
    ['gone', { status_code: 404, message: '', result: { problem: 'not-found' } }, /Энэ өдөр өнгөрсөн/],
    ['there already', { ...made, status_code: 201 }, /захиалга аль хэдийн байна/],
  ] as const)('says that the date is %s, and the way on', async (_, answer, expected) => {
    const page = await open(answer);
    await fillSaved(page);
    await send(page);
    expect(await screen.findByText(expected)).toBeVisible();
    expect(page.record.went).toEqual([]);
  });

  it('[CALL-68] books with a deposit, once it is said what is paid now and what later, to whom and until when', async () => {
    const page = await open(made, buildTrip({ deposit: { percent: 30, rest_days_before: 14 } }));
    await fillSaved(page);
    const choice = within(screen.getByRole('group', { name: 'Хэрхэн төлөх' }));
    await page.user.click(choice.getByRole('radio', { name: /Одоо урьдчилгаа.*870[, ]000/ }));
    expect(await screen.findByText(/^Зохион байгуулагчид, .*4.*17/)).toBeVisible();
    await send(page);
    await waitFor(() => expect(page.book.calls[0]?.body).toMatchObject({ pay: 'deposit', pay_now: 870_000 }));
  });

  it.each([
    ['its operator takes none', null],
    ['the rest would be due already', { percent: 30, rest_days_before: 300 }],
  ])('[CALL-68] leaves no choice where %s', async (_, deposit) => {
    await open(made, buildTrip({ deposit }));
    expect(await screen.findByText('Ганцаараа өрөө × 1')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Хэрхэн төлөх' })).toBeNull();
  });

  it.each([
    [409, 'price-changed', /Үнэ өөрчлөгдсөн байна/],
    [422, 'deposit-unavailable', /урьдчилгаагаар захиалахаа больсон/],
  ] as const)(
    '[MNY-6] says what has changed when it is refused with %s %s, and reads the trip again',
    async (code, problem, expected) => {
      const page = await open({ status_code: code, message: '', result: { problem } });
      await fillSaved(page);
      await send(page);
      expect(await screen.findByText(expected)).toBeVisible();
      expect(screen.getByLabelText('Овог (латин)')).toHaveValue('DORJ');
      await waitFor(() => expect(page.trip.calls).toHaveLength(2));
    },
  );

  it('[CALL-68] puts a refusal of the provider at its field', async () => {
    const fields = { 'pax.0.birthday': 'validation_adult_needed' };
    const page = await open({ status_code: 400, message: '', result: { problem: 'invalid-input', fields } });
    await fillSaved(page);
    await send(page);
    expect(await screen.findByText('Дор хаяж нэг том хүн явах ёстой')).toBeVisible();
  });

  it('asks who is not signed in to sign in', async () => {
    await renderRemote(remote, { at, stubs: [tripStub()] });
    expect(await screen.findByRole('button', { name: 'Нэвтрэх' })).toBeVisible();
  });

  it('leads to the dates when the address names one that is not on offer', async () => {
    await renderRemote(remote, { at: at.replace('05-01', '06-01'), user, stubs: [tripStub(), passengers] });
    expect(await screen.findByRole('link', { name: 'Өөр өдөр сонгох' })).toHaveAttribute(
      'href',
      '/mn/trip/gobi-7-days',
    );
  });
});
