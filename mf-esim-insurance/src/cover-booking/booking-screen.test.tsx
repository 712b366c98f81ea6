import { getPassenger, listPassengers } from '@aylal/contracts/account';
import { bookInsurance, listInsuranceTravellers, type ComingJourney } from '@aylal/contracts/insurance';
import { localDate } from '@aylal/domain/calendar';
import type { Currency } from '@aylal/domain/money';
import { maskPassenger } from '@aylal/domain/people';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { coverStub } from '../testing/cover-stubs.ts';

const booked = { status_code: 200 as const, message: '', result: { ref_number: 'AYL-4K7P2' } };
const saved = {
  id: '5b0c7d8e-0000-4000-8000-000000000001',
  last_name: 'BATBOLD',
  first_name: 'ANUDARI',
  gender: 'F' as const,
  birthday: localDate('1990-05-05'),
  nationality: 'MN',
  document_number: 'E12345678',
};
const passengers = (over: object = {}) => {
  const whole = { ...saved, ...over };
  return [
    stubOperation(listPassengers, { status_code: 200, message: '', result: [maskPassenger(whole)] }),
    stubOperation(getPassenger, { status_code: 200, message: '', result: whole }),
  ];
};

const coming = (journeys: ComingJourney[] = []) =>
  stubOperation(listInsuranceTravellers, { status_code: 200, message: '', result: journeys });

async function open(
  stub: Stub,
  people: Stub[] = passengers(),
  search = '?start=2027-02-01&end=2027-02-07&to=FR',
  journeys: Stub = coming(),
  { tab = new Map<string, string>(), currency = 'MNT' }: { tab?: Map<string, string>; currency?: Currency } = {},
) {
  const user = { ...buildSessionUser(), email: 'anudari@example.mn', phone: '99112233' };
  const rendered = await renderRemote(remote, {
    at: `/mn/insurance/booking/schengen${search}`,
    stubs: [stub, ...people, journeys, coverStub()],
    user,
    now: () => new Date('2027-01-15T04:00:00Z'),
    tab,
    currency,
  });
  await screen.findByRole('heading', { level: 1, name: 'Даатгуулагчид' });
  return rendered;
}
/** The saved passenger is read whole and fills the form. */
async function choose(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'ANUDARI B.' }));
  await waitFor(() => expect(screen.getByDisplayValue('E12345678')).toBeVisible());
}
const submit = () => screen.getByRole('button', { name: 'Төлбөр рүү' });

describe('The booking of a cover', () => {
  it('[CALL-18] takes a saved passenger with one press, prices them, and goes to pay', async () => {
    const stub = stubOperation(bookInsurance, booked);
    const { user, record } = await open(stub);
    await choose(user);
    expect(await screen.findByRole('textbox', { name: 'Овог (эцэг/эхийн нэр)' })).toHaveValue('BATBOLD');
    expect(screen.getByRole('region', { name: 'Шенген визийн даатгал' })).toHaveTextContent('41,300₮');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(submit());
    expect(record.went).toEqual([expect.stringContaining('/checkout/AYL-4K7P2')]);
    expect(stub.calls[0]?.body).toMatchObject({
      slug: 'schengen',
      start_date: localDate('2027-02-01'),
      end_date: localDate('2027-02-07'),
      destination: 'FR',
      contact_email: 'anudari@example.mn',
      insured: [
        { last_name: 'BATBOLD', birthday: localDate('1990-05-05'), nationality: 'MN', document_number: 'E12345678' },
      ],
    });
  });

  it('shows the price of an adult until the birthday is typed, and never a sum of nothing', async () => {
    await open(stubOperation(bookInsurance, booked));
    const sum = screen.getByRole('region', { name: 'Шенген визийн даатгал' });
    expect(sum).toHaveTextContent(/Нийт.*41,300₮.*Төрсөн огноогоор/);
    expect(sum).not.toHaveTextContent(/(^|\D)0₮/);
    expect(submit().parentElement).toHaveTextContent('41,300₮');
  });

  it('adds up in the display currency, with the tögrög that are charged under the sum', async () => {
    const { user } = await open(stubOperation(bookInsurance, booked), passengers(), undefined, coming(), {
      currency: 'USD',
    });
    await user.click(await screen.findByRole('button', { name: 'Хүн нэмэх' }));
    const sum = screen.getByRole('region', { name: 'Шенген визийн даатгал' });
    await waitFor(() => expect(sum).toHaveTextContent(/НийтUS\$[\d.]+82,600₮/));
    const [total, ...people] = [...(sum.textContent ?? '').matchAll(/US\$(\d+)\.(\d\d)/g)]
      .map(([, dollars, cents]) => Number(`${dollars}${cents}`))
      .toReversed();
    expect(people.reduce((all, one) => all + one, 0)).toBe(total);
  });

  it('[CALL-18] says at the birthday that the cover does not take this age, and sends nothing', async () => {
    const stub = stubOperation(bookInsurance, booked);
    const { user } = await open(stub, passengers({ birthday: localDate('1940-05-05') }));
    await choose(user);
    expect(await screen.findByText(/ийм настай хүнийг/)).toBeVisible();
    await user.click(submit());
    expect(await screen.findByRole('link', { name: /ийм настай хүнийг/ })).toHaveAttribute(
      'href',
      '#cover-booking-insured-0-birthday',
    );
    expect(stub.calls).toEqual([]);
  });

  it('asks for the days where none are chosen, and keeps what was typed', async () => {
    const stub = stubOperation(bookInsurance, booked);
    const { user } = await open(stub, passengers(), '');
    await choose(user);
    await user.click(submit());
    expect(await screen.findByText('Аяллын өдрөө сонгоно уу')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Овог (эцэг/эхийн нэр)' })).toHaveValue('BATBOLD');
    expect(stub.calls).toEqual([]);
  });

  it('[MNY-3] [MNY-12] asks again by itself and by the same key when no answer came, and orders once', async () => {
    const stub = stubOperation(bookInsurance, ['offline', booked]);
    const { user, record } = await open(stub);
    await choose(user);
    await user.click(submit());
    await waitFor(() => expect(record.went).toHaveLength(1), { timeout: 3000 });
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = stubOperation(bookInsurance, 'hanging');
    const page = await open(first, passengers(), undefined, coming(), { tab });
    await choose(page.user);
    await page.user.click(submit());
    await waitFor(() => expect(first.calls).toHaveLength(1));
    page.unmount();
    const again = stubOperation(bookInsurance, booked);
    const { record } = await open(again, passengers(), undefined, coming(), { tab });
    await waitFor(() => expect(record.went).toHaveLength(1));
    expect(again.calls).toEqual(first.calls);
  });

  it('asks by its name for a date of birth that is not given', async () => {
    const { user } = await open(stubOperation(bookInsurance, booked));
    await user.click(submit());
    expect((await screen.findAllByText('Төрсөн өдрөө оруулна уу')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Ийм өдөр байхгүй/)).toBeNull();
  });

  it('[NEED-162] takes everybody of a coming journey and its days with one press, and nothing before it', async () => {
    const person = { last_name: 'BATBOLD', gender: 'F' as const, document_number: 'E12345678', nationality: 'MN' };
    const journey = {
      ref_number: 'AYL-7H2KQ',
      title: 'Улаанбаатар – Франкфурт',
      country: 'DE',
      start_date: localDate('2027-02-10'),
      end_date: localDate('2027-02-16'),
      people: [
        { ...person, first_name: 'ANUDARI', birthday: localDate('1990-05-05') },
        { ...person, first_name: 'TEMUUJIN', gender: 'M' as const, birthday: localDate('2018-05-05') },
      ],
    };
    const stub = stubOperation(bookInsurance, booked);
    const elsewhere = { ...journey, ref_number: 'AYL-9T0KY', title: 'Улаанбаатар – Токио', country: 'JP' };
    const { user } = await open(stub, passengers(), '?to=FR', coming([elsewhere, journey]));
    const chip = await screen.findByRole('button', { name: /Франкфурт.*2 хүн/ });
    // A journey to where the cover does not hold is not offered.
    expect(screen.queryByRole('button', { name: /Токио/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Овог (эцэг/эхийн нэр)' })).toHaveValue('');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(chip);
    expect(await screen.findByRole('heading', { name: '2-р даатгуулагч' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Шенген визийн даатгал' })).toHaveTextContent('66,080₮');
    await user.click(submit());
    expect(stub.calls[0]?.body).toMatchObject({
      start_date: localDate('2027-02-10'),
      end_date: localDate('2027-02-16'),
      destination: 'DE',
      insured: [{ first_name: 'ANUDARI' }, { first_name: 'TEMUUJIN', gender: 'M', birthday: localDate('2018-05-05') }],
    });
  });

  it('covers several people', async () => {
    const { user } = await open(stubOperation(bookInsurance, booked));
    await user.click(await screen.findByRole('button', { name: 'Хүн нэмэх' }));
    expect(await screen.findByRole('heading', { name: '2-р даатгуулагч' })).toBeVisible();
    const [remove] = screen.getAllByRole('button', { name: 'Хасах' });
    if (remove) await user.click(remove);
    expect(screen.queryByRole('heading', { name: '2-р даатгуулагч' })).toBeNull();
  });
});
