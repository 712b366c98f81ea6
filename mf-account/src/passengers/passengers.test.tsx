import {
  createPassenger,
  deletePassenger,
  getPassenger,
  listPassengers,
  updatePassenger,
  type ListedPassenger,
  type SavedPassenger,
} from '@aylal/contracts/account';
import { localDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listPassengersQuery } from '../api/list-passengers-query.ts';
import { remote } from '../remote.ts';
import { view as globalPassenger } from './global-passenger-dialog.tsx';
import { view as passengerView } from './passenger-dialog.tsx';
import type { PassengerDialogProps } from './passenger-dialog-refs.ts';
import { view as passport } from './passport-dialog.tsx';

const dulmaa: SavedPassenger = {
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a01',
  last_name: 'Bold',
  first_name: 'Dulmaa',
  gender: 'F',
  birthday: localDate('1990-05-17'),
  register_number: 'UB90051712',
  register_letters: 'УБ',
  nationality: 'MN',
};
const john: SavedPassenger = {
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a02',
  last_name: 'Smith',
  first_name: 'John',
  gender: 'M',
  birthday: localDate('1985-02-01'),
  nationality: 'US',
  document_number: 'US1234567',
  document_expired_date: localDate('2031-01-31'),
};

const answered = <S extends 200 | 201>(status_code: S, result: SavedPassenger) => ({
  status_code,
  message: '',
  result,
});
const list = (...result: ListedPassenger[]) => stubOperation(listPassengers, { status_code: 200, message: '', result });
/** What the list shows of both. */
const [listedDulmaa, listedJohn] = [maskPassenger(dulmaa), maskPassenger(john)];
const whole = (passenger: SavedPassenger) => stubOperation(getPassenger, answered(200, passenger));
const user = buildSessionUser();

describe('[ROUTE-23] The page of saved passengers', () => {
  const open = (...stubs: Stub[]) => renderRemote(remote, { at: '/en/user/passengers', locale: 'en', user, stubs });

  it('[PROD-07] [ACCT-02] names each with nationality, and says what is there for travelling', async () => {
    await open(list(listedJohn, listedDulmaa));
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('two passengers expected');
    expect(within(first).getByRole('heading', { name: 'Dulmaa Bold' })).toBeVisible();
    expect(first).toHaveTextContent('Mongolia (MN) · 1990-05-17');
    expect(first).toHaveTextContent('Ready for travel in Mongolia');
    expect(first).toHaveTextContent('Abroad: valid passport missing');
    expect(within(first).getByRole('button', { name: 'Add a passport: Dulmaa Bold' })).toBeVisible();
    expect(second).toHaveTextContent('Passport number: U***67 · until 2031-01-31');
    expect(second).toHaveTextContent('Ready for travel abroad');
    expect(second).not.toHaveTextContent('US1234567');
  });

  it('opens the popup of what is pressed', async () => {
    const page = await open(list(listedDulmaa));
    for (const name of ['Add a passenger', 'Add a foreign citizen', 'Edit: Dulmaa Bold', 'Delete: Dulmaa Bold'])
      await page.user.click(await screen.findByRole('button', { name }));
    await page.user.click(screen.getByRole('button', { name: 'Add a passport: Dulmaa Bold' }));
    expect(page.record.dialogs).toEqual([
      { view: 'PASSENGER_VIEW', props: { mode: 'add' } },
      { view: 'GLOBAL_PASSENGER_VIEW', props: {} },
      { view: 'PASSENGER_VIEW', props: { mode: 'edit', passenger: listedDulmaa } },
      { view: 'PASSENGER_VIEW', props: { mode: 'delete', passenger: listedDulmaa } },
      { view: 'PASSPORT_VIEW', props: { passenger: listedDulmaa } },
    ]);
  });

  it('waits, says that nobody is saved, and reads again after a failure', async () => {
    const page = await open(
      stubOperation(listPassengers, ['offline', 'offline', 'offline', { status_code: 200, message: '', result: [] }]),
    );
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your passengers');
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    expect(await screen.findByText('No passengers yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a passenger' })).toBeVisible();
  });

  it('offers no more than the provider keeps', async () => {
    await open(list(...Array.from({ length: 100 }, (_, index) => ({ ...listedJohn, id: `id-${index}` }))));
    expect(await screen.findByText(/100 passengers are saved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passenger' })).toBeNull();
  });

  it('asks for the sign-in first', async () => {
    const stub = list(listedDulmaa);
    const page = await renderRemote(remote, {
      at: '/en/user/passengers',
      locale: 'en',
      stubs: [stub],
      dialogs: () => user,
    });
    expect(stub.calls).toEqual([]);
    expect(await screen.findByText('Sign in to see your passengers')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Dulmaa Bold')).toBeVisible();
  });
});

describe('The passenger popup', () => {
  /** A popup, over a page whose list is known already. */
  const open = async (part: (close: () => void) => React.ReactElement, ...stubs: Stub[]) => {
    const closed = import.meta.jest.fn();
    const page = await renderPart(remote, part(closed), { locale: 'en', user, stubs });
    const { queryKey } = listPassengersQuery(page.services);
    page.services.queryClient.setQueryData(queryKey, {
      status_code: 200,
      message: '',
      result: [listedDulmaa, listedJohn],
    });
    const known = () => page.services.queryClient.getQueryData(queryKey)?.result;
    return { ...page, closed, known };
  };
  const passenger = (props: PassengerDialogProps) => (close: () => void) => (
    <passengerView.Component props={props} close={close} />
  );
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const fillIn = async ({ user: hand }: Awaited<ReturnType<typeof open>>) => {
    await hand.type(field('Surname'), 'Bat');
    await hand.type(field('Given name'), 'Tuya');
    await hand.click(screen.getByRole('radio', { name: 'Female' }));
    const birthday = within(screen.getByRole('group', { name: 'Date of birth' }));
    for (const [part, text] of Object.entries({ Year: '2001', Month: '03', Day: '09' }))
      await hand.type(birthday.getByRole('textbox', { name: part }), text);
  };
  const save = ({ user: hand }: Awaited<ReturnType<typeof open>>) =>
    hand.click(screen.getByRole('button', { name: 'Save' }));
  const tuya = { last_name: 'Bat', first_name: 'Tuya', gender: 'F' as const, birthday: localDate('2001-03-09') };

  it('[MODAL-21] [CALL-38] [ACCT-03.1] [ACCT-04.1] [ACCT-05] [VALID-23] [VALID-24] adds somebody at the end of the list, and closes', async () => {
    const full = { ...tuya, nationality: 'MN', register_number: 'UB01230912', register_letters: 'УБ' };
    const create = stubOperation(createPassenger, answered(201, { id: 'new', ...full }));
    const page = await open(passenger({ mode: 'add' }), create);
    await fillIn(page);
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'First letter' }), 'У');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Second letter' }), 'Б');
    await page.user.type(field('8 digits'), '01230912');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledTimes(1));
    expect(create.calls.map(({ body }) => body)).toEqual([full]);
    expect(page.known()).toEqual([listedDulmaa, listedJohn, maskPassenger({ id: 'new', ...full })]);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'The passenger is saved' }]);
  });

  it('[VALID-07] [VALID-14] [VALID-15.1] [VALID-15.2] [GAP-21.1] says what is wrong while it is typed, and sends no half register number', async () => {
    const create = stubOperation(createPassenger, 'offline');
    const page = await open(passenger({ mode: 'add' }), create);
    await page.user.type(field('Surname'), 'Бат');
    expect(await screen.findByText('Write the surname in Latin letters, as in the passport: BATBOLD')).toBeVisible();
    await page.user.clear(field('Surname'));
    await fillIn(page);
    await save(page);
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    await page.user.type(field('8 digits'), '0123');
    expect(await screen.findByText('A register number has two letters and 8 digits')).toBeVisible();
    await page.user.type(field('8 digits'), '0912');
    expect(await screen.findByText('Choose the two letters of the register number')).toBeVisible();
    await save(page);
    expect(create.calls).toEqual([]);
  });

  it('[VALID-08] [VALID-11] [VALID-14] tells every fault at once, and goes to the first', async () => {
    const page = await open(passenger({ mode: 'add' }));
    await save(page);
    expect(await screen.findAllByText('Fill in this field')).toHaveLength(2);
    for (const text of ['Enter the surname', 'Enter the given name', 'Choose the gender'])
      expect(screen.getByText(text)).toBeVisible();
    expect(field('Surname')).toHaveFocus();
  });

  it('[VALID-21] [VALID-22] takes no birthday to come and no passport that is over', async () => {
    const update = stubOperation(updatePassenger, 'offline');
    const over = { ...john, birthday: localDate('2026-11-22'), document_expired_date: localDate('2026-11-21') };
    const page = await open(passenger({ mode: 'edit', passenger: listedJohn }), update, whole(over));
    await screen.findByRole('textbox', { name: 'Surname' });
    await save(page);
    expect(await screen.findByText('A date of birth cannot be in the future')).toBeVisible();
    expect(screen.getByText('The document has expired: it must be valid from tomorrow on')).toBeVisible();
    expect(update.calls).toEqual([]);
  });

  it('[MODAL-22] [CALL-39] [ACCT-03.2] [ACCT-04.2] [ACCT-06] changes somebody in place, the register number split for editing', async () => {
    const update = stubOperation(updatePassenger, ({ body }) => answered(200, body as SavedPassenger));
    const page = await open(passenger({ mode: 'edit', passenger: listedDulmaa }), update, whole(dulmaa));
    expect(await screen.findByRole('combobox', { name: 'First letter' })).toHaveValue('У');
    expect(field('8 digits')).toHaveValue('90051712');
    await page.user.clear(field('Given name'));
    await page.user.type(field('Given name'), 'Dolgor');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalled());
    expect(update.calls).toMatchObject([{ params: { id: dulmaa.id }, body: { ...dulmaa, first_name: 'Dolgor' } }]);
    expect(page.known()).toEqual([{ ...listedDulmaa, first_name: 'Dolgor' }, listedJohn]);
  });

  it('[PII-2] reads whole numbers when the form opens, says so when that fails, and keeps them no longer than the form', async () => {
    const answers = [...Array.from({ length: 3 }, () => 'offline' as const), answered(200, john)];
    const page = await open(passenger({ mode: 'edit', passenger: listedJohn }), stubOperation(getPassenger, answers));
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    expect(await screen.findByRole('textbox', { name: /Passport number/ })).toHaveValue('US1234567');
    page.unmount();
    await waitFor(() =>
      expect(JSON.stringify(page.services.queryClient.getQueryCache().getAll())).not.toMatch(/US1234567/),
    );
  });

  it('[MODAL-23] [CALL-40] [ACCT-03.3] [ACCT-04.3] deletes somebody after saying that orders stay', async () => {
    const remove = stubOperation(deletePassenger, ['offline', { status_code: 200, message: '', result: null }]);
    const page = await open(passenger({ mode: 'delete', passenger: listedDulmaa }), remove);
    expect(screen.getByText(/Dulmaa Bold is deleted .* Orders and tickets stay/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We got no response');
    expect(page.known()).toEqual([listedDulmaa, listedJohn]);
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.closed).toHaveBeenCalledTimes(1));
    expect(remove.calls.map(({ params }) => params)).toEqual([{ id: dulmaa.id }, { id: dulmaa.id }]);
    expect(page.known()).toEqual([listedJohn]);
  });

  it('[MODAL-24] [VALID-16] [GAP-21.2] asks a global passenger for no register number, and for a nationality', async () => {
    const create = stubOperation(createPassenger, answered(201, { id: 'new', ...tuya, nationality: 'KR' }));
    const page = await open((close) => <globalPassenger.Component props={{}} close={close} />, create);
    expect(screen.queryByText('Register number')).toBeNull();
    await fillIn(page);
    await save(page);
    expect(await screen.findByText('Choose a country')).toBeVisible();
    await page.user.type(screen.getByRole('combobox', { name: 'Nationality' }), 'south ko');
    await page.user.click(await screen.findByRole('option', { name: /South Korea/ }, { timeout: 3000 }));
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalled());
    expect(create.calls.map(({ body }) => body)).toEqual([{ ...tuya, nationality: 'KR' }]);
  });

  it('[VALID-25] searches for a nationality after a pause of one second', async () => {
    await open((close) => <globalPassenger.Component props={{}} close={close} />);
    const { jest } = import.meta;
    jest.useFakeTimers();
    try {
      const input = screen.getByRole('combobox', { name: 'Nationality' });
      act(() => input.focus());
      fireEvent.change(input, { target: { value: 'south ko' } });
      act(() => jest.advanceTimersByTime(999));
      expect(screen.getByRole('option', { name: 'Japan (JP)' })).toBeVisible();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
        'South Korea (KR)',
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[MODAL-25] [GAP-80.1] asks for the passport only, and keeps everything else', async () => {
    const update = stubOperation(updatePassenger, ({ body }) => answered(200, body as SavedPassenger));
    const page = await open(
      (close) => <passport.Component props={{ passenger: listedDulmaa }} close={close} />,
      update,
      whole(dulmaa),
    );
    await page.user.type(await screen.findByRole('textbox', { name: /Passport number/ }), 'E1234567');
    expect(screen.queryByRole('textbox', { name: 'Surname' })).toBeNull();
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalled());
    expect(update.calls.map(({ body }) => body)).toEqual([{ ...dulmaa, document_number: 'E1234567' }]);
  });

  it('[REL-6] shows what another window has saved meanwhile beside what was typed, and replaces only what was typed', async () => {
    const read = { ...dulmaa, revision: 1 };
    const saved = { ...read, first_name: 'Dulam', last_name: 'Bayar', revision: 2 };
    const update = stubOperation(updatePassenger, [
      { status_code: 409, message: '', result: { problem: 'state-conflict', saved } },
      answered(200, { ...saved, first_name: 'Dolgor', revision: 3 }),
    ]);
    const page = await open(passenger({ mode: 'edit', passenger: listedDulmaa }), update, whole(read));
    await screen.findByRole('textbox', { name: 'Given name' });
    await page.user.clear(field('Given name'));
    await page.user.type(field('Given name'), 'Dolgor');
    await save(page);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/changed in another window.*Given nameDulam/);
    expect(notice).not.toHaveTextContent('Bayar');
    expect(field('Given name')).toHaveValue('Dolgor');
    expect(field('Surname')).toHaveValue('Bayar');
    expect(page.known()).toEqual([maskPassenger(saved), listedJohn]);
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledTimes(1));
    expect(update.calls.map(({ body }) => body)).toMatchObject([
      { revision: 1, first_name: 'Dolgor', last_name: 'Bold' },
      { revision: 2, first_name: 'Dolgor', last_name: 'Bayar' },
    ]);
  });

  it('shows at its field what the provider refuses, and keeps what was typed', async () => {
    const update = stubOperation(updatePassenger, {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { document_number: 'validation_document_twice' } },
    });
    const page = await open(passenger({ mode: 'edit', passenger: listedJohn }), update, whole(john));
    expect(await screen.findByRole('textbox', { name: /Passport number/ })).toHaveValue('US1234567');
    await save(page);
    expect(await screen.findByText('Two passengers have the same document. Check the numbers')).toBeVisible();
    expect(field(/Passport number/)).toHaveValue('US1234567');
    expect(page.closed).not.toHaveBeenCalled();
  });
});
