import { localDate } from '@aylal/domain/calendar';
import type { SavedPassenger } from '@aylal/contracts/account';
import { checkCompanyRegister } from '@aylal/contracts/companies';
import { checkFlightOffer, getFlightOffer, type bookFlight } from '@aylal/contracts/flights';
import type { BookingOutcome } from '@aylal/shell';
import { buildSessionUser, renderRemote, stubOperation, type Stub, type StubAnswer } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { buildFlightOffer, buildFlightQuote } from '../testing/build-flight-offer.ts';
import { buildFlightOrder } from '../testing/build-flight-order.ts';
import {
  bookStub,
  checkStub,
  createPassengerStub,
  offerStub,
  orderStub,
  passengersStubs,
} from '../testing/flights-stubs.ts';

const at = '/mn/flights/booking?filter_str=search-1&key=offer-1&ref_number=QT-1001';
const one = { fares: [{ type: 'adult' as const, count: 1, base: 948_000, taxes: 145_200 }], total_fare: 1_093_200 };
const saved: SavedPassenger = {
  id: 'p-1',
  last_name: 'BATBOLD',
  first_name: 'ANUDARI',
  gender: 'F',
  birthday: localDate('1994-03-08'),
  register_number: 'UB94030821',
  register_letters: 'УБ',
  nationality: 'MN',
  document_number: 'E2048813',
  document_expired_date: localDate('2031-08-14'),
};

/** A payment-type dialog that chooses to pay in full, and stays open on a notice until it is closed. */
async function open(
  answers: StubAnswer<typeof bookFlight> | StubAnswer<typeof bookFlight>[],
  { more = [], ...options }: { more?: Stub[] } & (Parameters<typeof renderRemote>[1] | object) = {},
) {
  const book = bookStub(answers);
  const keep = createPassengerStub();
  const outcomes: BookingOutcome[] = [];
  const view = await renderRemote(remote, {
    at,
    user: buildSessionUser(),
    stubs: [
      offerStub(buildFlightOffer(one)),
      checkStub(buildFlightQuote(one)),
      book,
      ...passengersStubs([saved]),
      keep,
      ...more,
    ],
    dialogs: (name, props) => {
      if (name !== 'FLIGHT_PAYMENT_TYPE_VIEW') return true;
      const { submit } = props as { submit: (choice: 'regular') => Promise<BookingOutcome> };
      return submit('regular').then((outcome) => {
        outcomes.push(outcome);
        return outcome.kind === 'notice' ? undefined : outcome;
      });
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Зорчигчийн мэдээлэл' });
  return { ...view, book, keep, outcomes };
}

/** The saved passenger is read whole and fills the form. */
async function choose(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /ANUDARI B\./ }));
  await waitFor(() => expect(screen.getByDisplayValue('E2048813')).toBeVisible());
}

async function fillAndSubmit(user: UserEvent) {
  await choose(user);
  await submit(user);
}

async function submit(user: UserEvent) {
  const [button] = screen.getAllByRole('button', { name: /^Төлбөр рүү/, hidden: true }).slice(-1);
  if (button) await user.click(button);
}

const booked = { status_code: 200 as const, message: '', result: { ref_number: 'FL-2001' } };

describe('When the passengers are known', () => {
  it('[FLIGHT-13.2] [FLIGHT-13.3] [ROUTE-05.1] books, saves who is marked to be saved, and goes to checkout', async () => {
    const { user, record, book, keep } = await open(booked);
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /дараагийн захиалгад хадгалах/ }));
    await submit(user);
    await screen.findByRole('heading', { level: 1 });
    expect(record.went).toEqual(['/checkout/FL-2001?p=regular']);
    expect(book.calls).toHaveLength(1);
    expect(book.calls[0]?.body).toMatchObject({
      journey: { ref_number: 'QT-1001', contact_email: 'anudari@example.mn' },
      person_names: [{ ref_user: 'p-1', type: 'adult' }],
    });
    expect(keep.calls[0]?.body).toMatchObject({ register_number: 'UB94030821', register_letters: 'УБ' });
  });

  it('takes the name of the contact for the first of them with one press, and goes on to the next field', async () => {
    const { user } = await open(booked);
    const contact = screen.getByLabelText('Нэр', { selector: '[autocomplete=name]' });
    await user.clear(contact);
    expect(screen.queryByRole('button', { name: 'Би өөрөө 1-р зорчигч' })).toBeNull();
    await user.type(contact, 'Temuulen Dorj');
    await user.click(screen.getByRole('button', { name: 'Би өөрөө 1-р зорчигч' }));
    expect(screen.getByDisplayValue('DORJ')).toHaveAttribute('name', 'travellers.0.surname');
    expect(screen.getByDisplayValue('TEMUULEN')).toHaveAttribute('name', 'travellers.0.given_name');
    expect(screen.getByRole('radio', { name: 'Эмэгтэй' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Би өөрөө 1-р зорчигч' })).toBeNull();
  });

  it('[MNY-4] asks after a reload for what was being sent, by the key and content of then, and goes to checkout', async () => {
    const tab = new Map<string, string>();
    const first = await open('hanging', { tab });
    await fillAndSubmit(first.user);
    await waitFor(() => expect(first.book.calls).toHaveLength(1));
    first.unmount();
    // What the booking took is no longer on offer; a new check would be another booking.
    const book = bookStub(booked);
    const gone = stubOperation(checkFlightOffer, 'offline');
    const stubs = [offerStub(buildFlightOffer(one)), gone, book];
    const { record } = await renderRemote(remote, { at, user: buildSessionUser(), stubs, tab });
    await waitFor(() => expect(record.went).toEqual(['/checkout/FL-2001?p=regular']));
    expect(book.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      first.book.calls.map(({ idempotencyKey }) => idempotencyKey),
    );
    expect(book.calls[0]?.body).toEqual(first.book.calls[0]?.body);
  });

  it('[REL-6] knows its own order when the customer comes back from checkout, also after a reload', async () => {
    const tab = new Map<string, string>();
    const first = await open(booked, { tab });
    await fillAndSubmit(first.user);
    await waitFor(() => expect(first.record.went).toEqual(['/checkout/FL-2001?p=regular']));
    first.unmount();
    // The seats are held by the order: the offer itself is gone.
    const gone = stubOperation(checkFlightOffer, 'offline');
    const waiting = buildFlightOrder({
      ref_number: 'FL-2001',
      status: { status_code: 1, name: '' },
      server_time: '2026-11-21T02:00:00.000Z',
      pay_until: '2026-11-21T02:20:00.000Z',
    });
    const stubs = [offerStub(buildFlightOffer(one)), gone, orderStub(waiting)];
    await renderRemote(remote, { at, user: buildSessionUser(), stubs, tab });
    expect(await screen.findByText(/FL-2001/)).toBeVisible();
    expect(screen.getByRole('link', { name: /төлөх/i })).toHaveAttribute(
      'href',
      expect.stringContaining('/checkout/FL-2001'),
    );
    expect(screen.queryByRole('heading', { name: 'Зорчигчийн мэдээлэл' })).toBeVisible();
    expect(gone.calls).toEqual([]);
  });

  it('[FLIGHT-01] [CALL-81.1] books for a company that was found by its number, whose name cannot be typed', async () => {
    const look = stubOperation(checkCompanyRegister, { status_code: 200, message: '', result: { name: 'Тэнгэр ХХК' } });
    const { user, book } = await open(booked, { more: [look] });
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: 'Байгууллагын нэр дээр захиалах' }));
    await user.type(screen.getByLabelText('Байгууллагын регистр'), '10-00001');
    const name = screen.getByLabelText('Байгууллагын нэр');
    await waitFor(() => expect(name).toHaveValue('Тэнгэр ХХК'));
    expect(name).toHaveAttribute('readonly');
    await submit(user);
    await waitFor(() => expect(book.calls).toHaveLength(1));
    expect(book.calls[0]?.body).toMatchObject({ journey: { is_company: true, company_register: '1000001' } });
    expect(look.calls.map(({ query }) => query)).toEqual([{ company_register: '1000001' }]);
  });

  it.each<[string, StubAnswer<typeof checkCompanyRegister>, RegExp]>([
    ['nobody has the number', { status_code: 208, message: '', result: { problem: 'not-found' } }, /олдоогүй байна/],
    ['the register is away', 'offline', /түр|амарч/],
  ])('[CALL-81.3] says at its field when %s, and books nothing', async (_name, answer, expected) => {
    const { user, book } = await open(booked, { more: [stubOperation(checkCompanyRegister, answer)] });
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: 'Байгууллагын нэр дээр захиалах' }));
    await user.type(screen.getByLabelText('Байгууллагын регистр'), '7654321');
    expect(await screen.findByText(expected, {}, { timeout: 4000 })).toBeVisible();
    await submit(user);
    expect(screen.getByLabelText('Байгууллагын регистр')).toHaveValue('7654321');
    expect(book.calls).toHaveLength(0);
  });

  it('[ACCT-06] splits the register number of a saved passenger for editing', async () => {
    const { user } = await open(booked);
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /дараагийн захиалгад хадгалах/ }));
    const group = screen.getByRole('group', { name: 'Регистрийн дугаар' });
    expect(within(group).getByLabelText('Эхний үсэг')).toHaveValue('У');
    expect(within(group).getByLabelText('Хоёр дахь үсэг')).toHaveValue('Б');
    expect(within(group).getByLabelText(/8 цифр/)).toHaveValue('94030821');
  });

  it('[VALID-25] books and saves a passenger of another country without a register number, which is not asked for', async () => {
    const { user, book, keep } = await open(booked);
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /дараагийн захиалгад хадгалах/ }));
    expect(screen.getByRole('group', { name: 'Регистрийн дугаар' })).toBeVisible();
    const nationality = screen.getByRole('combobox', { name: 'Иргэншил' });
    await user.click(nationality);
    await user.clear(nationality);
    await user.type(nationality, 'солонгос');
    await user.click(await screen.findByRole('option', { name: /\(KR\)/ }));
    expect(screen.queryByRole('group', { name: 'Регистрийн дугаар' })).toBeNull();
    await submit(user);
    await waitFor(() => expect(keep.calls).toHaveLength(1));
    expect(book.calls[0]?.body).toMatchObject({ person_names: [{ nationality: 'KR', issue_country: 'KR' }] });
    expect(keep.calls[0]?.body).toEqual({
      last_name: 'BATBOLD',
      first_name: 'ANUDARI',
      gender: 'F',
      birthday: '1994-03-08',
      nationality: 'KR',
      document_number: 'E2048813',
      document_expired_date: '2031-08-14',
    });
  });

  it('[ERR-05] says at 201 that the booking is there already, and shows the way to it', async () => {
    const { user, record } = await open({ status_code: 201, message: '', result: { ref_number: 'FL-1000' } });
    await fillAndSubmit(user);
    expect(await screen.findByRole('link', { name: 'Захиалгаа нээх' })).toHaveAttribute(
      'href',
      '/mn/user/order/flight/FL-1000',
    );
    expect(record.toasts).toEqual([
      { kind: 'info', text: expect.stringContaining('захиалгатай байна'), durationMs: 5000 },
    ]);
    expect(record.went).toEqual([]);
  });

  it.each([
    [103, 'sold-out' as const, 'Суудал дууссан (103)'],
    [500, 'airline-silent' as const, 'Авиа компани түр завсарлав'],
  ])(
    '[ERR-03] [ERR-04.1] [ERR-04.2] keeps the dialog with the server message at 208 with code %i',
    async (tapa_code, problem, message) => {
      const { user, record, outcomes } = await open({ status_code: 208, message, result: { problem }, tapa_code });
      await fillAndSubmit(user);
      await screen.findByRole('link', { name: 'Дахин хайх' });
      expect(outcomes).toEqual([{ kind: 'notice', message }]);
      expect(record.toasts[0]).toMatchObject({ kind: 'info', durationMs: 5000 });
    },
  );

  it('[ERR-03] shows our own words at any other 208', async () => {
    const { user, record, outcomes } = await open({
      status_code: 208,
      message: 'raw sentence',
      result: { problem: 'airline-refused' },
      tapa_code: 7,
    });
    await fillAndSubmit(user);
    await screen.findByRole('link', { name: 'Дахин хайх' });
    expect(outcomes[0]).toMatchObject({ kind: 'info' });
    expect(JSON.stringify(record.toasts)).not.toContain('raw sentence');
    expect(record.toasts).toHaveLength(1);
  });

  it('[GAP-49] signs out at 403 and keeps everything typed', async () => {
    const { user, record } = await open({ status_code: 403, message: '', result: { problem: 'session-refused' } });
    await fillAndSubmit(user);
    expect(await screen.findByText(/Нэвтрэлтийн хугацаа дууссан/)).toBeInTheDocument();
    expect(record.signedOut).toHaveLength(1);
    expect(screen.getByLabelText(/^Нэр$/, { selector: '[id$=given_name]' })).toHaveValue('ANUDARI');
  });

  it('[ERR-01.1] [SHELL-20.2] asks to try again at anything else, for 5 seconds', async () => {
    const { user, record } = await open({
      status_code: 422,
      message: '',
      result: { problem: 'idempotency-key-reused' },
    });
    await fillAndSubmit(user);
    await screen.findByRole('heading', { level: 1 });
    expect(record.toasts).toEqual([
      { kind: 'error', text: expect.stringContaining('Дахин оролдоно уу'), durationMs: 5000 },
    ]);
  });

  it('puts the refusals of the provider at their fields', async () => {
    const { user } = await open({
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { 'person_names.0.surname': 'validation_last_name_type' } },
    });
    await fillAndSubmit(user);
    expect(await screen.findByRole('link', { name: '1-р зорчигч: Овог (эцэг/эхийн нэр)' })).toBeInTheDocument();
  });
});

describe('When fields are missing', () => {
  it('[VALID-06] lists every fault with a link, takes the focus there, and books nothing', async () => {
    const { user, book } = await open(booked);
    await submit(user);
    const summary = (await screen.findByText(/зүйлийг засна уу/)).closest<HTMLElement>('[role=alert]') ?? document.body;
    expect(summary).toHaveTextContent('6 зүйлийг засна уу. Захиалга үүсээгүй, мөнгө хасагдаагүй.');
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: '1-р зорчигч: Нэр' }));
    expect(screen.getByLabelText(/^Нэр$/, { selector: '[id$=given_name]' })).toHaveFocus();
    expect(book.calls).toHaveLength(0);
  });
});

describe('When nobody is signed in', () => {
  it('asks for sign-in at booking, and loses nothing typed when that is closed', async () => {
    const { user, book, record } = await open(booked, { user: null, dialogs: () => undefined });
    await user.type(screen.getByLabelText('Имэйл'), 'a@mail.mn');
    await user.click(screen.getByRole('button', { name: 'Нэвтрэх' }));
    expect(record.dialogs).toEqual([
      { view: 'LOGIN_VIEW', props: { reason: 'booking', known: expect.objectContaining({ email: 'a@mail.mn' }) } },
    ]);
    expect(screen.getByLabelText('Имэйл')).toHaveValue('a@mail.mn');
    expect(book.calls).toHaveLength(0);
  });

  it('hands the sign-in what is typed, so that nobody types it twice', async () => {
    const { user, book, record, services } = await open(booked, { dialogs: () => undefined });
    await choose(user);
    await services.session.signOut();
    await submit(user);
    const known = { last_name: 'BATBOLD', first_name: 'ANUDARI' };
    await waitFor(() =>
      expect(record.dialogs).toEqual([
        { view: 'LOGIN_VIEW', props: { reason: 'booking', known: expect.objectContaining(known) } },
      ]),
    );
    expect(book.calls).toHaveLength(0);
  });

  it('keeps what is typed over leaving the page and coming back', async () => {
    const { user, record, services, router } = await open(booked, { user: null });
    await user.type(screen.getByLabelText('Имэйл'), 'a@mail.mn');
    expect([...record.draftsOverReload]).toEqual(['flights.booking.offer-1']);
    await router.navigate('/mn/elsewhere');
    await router.navigate(at);
    expect(await screen.findByLabelText('Имэйл')).toHaveValue('a@mail.mn');
    expect(services.drafts.read('flights.booking.offer-1')).toBeDefined();
  });
});

describe('When the quote has expired', () => {
  it('says so, and checks the price again without losing what is typed', async () => {
    const check = stubOperation(checkFlightOffer, [
      { status_code: 200, message: '', result: buildFlightQuote({ ...one, expires_at: '2026-11-21T01:00:00.000Z' }) },
      {
        status_code: 208,
        message: '',
        result: buildFlightQuote({
          ...one,
          ref_number: 'QT-1002',
          total_fare: 1_126_000,
          previous_total_fare: 1_093_200,
        }),
      },
    ]);
    const { user, record } = await open(booked, {
      stubs: [offerStub(buildFlightOffer(one)), check, ...passengersStubs()],
    });
    await user.type(screen.getByLabelText('Имэйл'), '2');
    expect(screen.getByRole('alert')).toHaveTextContent('Үнэ баталгаажсан хугацаа дууссан');
    await user.click(screen.getByRole('button', { name: 'Үнэ дахин шалгах' }));
    expect(record.dialogs[0]).toMatchObject({
      view: 'CONFIRM_VIEW',
      props: { text: expect.stringContaining('32,800₮ нэмэгдсэн') },
    });
    expect(await screen.findByText('Үнэ 11:20 хүртэл хүчинтэй')).toBeInTheDocument();
    expect(screen.getByText(/Суудал одоогоор хадгалагдаагүй.* 30 минут хадгалагдана/)).toBeInTheDocument();
    expect(screen.getByLabelText('Имэйл')).toHaveValue('anudari@example.mn2');
  });
});

describe('When the seats went while passengers were entered', () => {
  it('[API-24] says so with the way on, and keeps what is typed', async () => {
    const check = stubOperation(checkFlightOffer, [
      { status_code: 200, message: '', result: buildFlightQuote({ ...one, expires_at: '2026-11-21T01:00:00.000Z' }) },
      { status_code: 404, message: '', result: { problem: 'sold-out' } },
    ]);
    const { user, services } = await open(booked, {
      stubs: [offerStub(buildFlightOffer(one)), check, ...passengersStubs()],
    });
    await user.type(screen.getByLabelText('Имэйл'), '2');
    await user.click(screen.getByRole('button', { name: 'Үнэ дахин шалгах' }));
    expect(await screen.findByText(/Суудал дууссан\. Төлбөр хийгдээгүй/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Дахин хайх' })).toBeInTheDocument();
    expect(services.drafts.read('flights.booking.offer-1')).toMatchObject({
      contact: { contact_email: 'anudari@example.mn2' },
    });
  });
});

describe('When the offer is gone', () => {
  it('says it with the way out', async () => {
    await renderRemote(remote, {
      at,
      stubs: [stubOperation(getFlightOffer, { status_code: 404, message: '', result: { problem: 'sold-out' } })],
    });
    expect(await screen.findByText(/Суудал дууссан\. Төлбөр хийгдээгүй/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Дахин хайх' })).toBeInTheDocument();
  });
});

describe('An address without an offer', () => {
  it('leads to the search', async () => {
    const { router } = await renderRemote(remote, { at: '/mn/flights/booking?key=x', stubs: [] });
    expect(await screen.findByRole('search')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mn/flights');
  });
});
