import { checkVerifyCode, sendVerifyCode, updateUser, type SessionUser } from '@aylal/contracts/account';
import type { SessionState } from '@aylal/shell';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view as pin } from './pin-user-update-dialog.tsx';
import type { PinOutcome, UserField } from './user-dialog-refs.ts';
import { view as update } from './user-update-dialog.tsx';

const whole = buildSessionUser({ phone: '99112233', dial_code: '976', email: 'sarnai@example.mn' });
const noPhone = { ...whole, phone: '', dial_code: '' };
const ok = { status_code: 200 as const, message: '', result: null };
const updated = (user: SessionUser = whole) => ({ ...ok, result: user });

describe('[ROUTE-19] The page of the customer', () => {
  const open = (user: SessionUser | null) =>
    renderRemote(remote, { at: '/en/user/profile', locale: 'en', user, dialogs: () => true });

  it('says who the customer is and how we reach them, and offers to change each', async () => {
    const page = await open(whole);
    expect(await screen.findByText('+976 99112233')).toBeVisible();
    expect(screen.getByText('sarnai@example.mn')).toBeVisible();
    expect(screen.getAllByText('Verified')).toHaveLength(2);
    expect(screen.queryByText('Something is missing.')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Change: E-mail' }));
    expect(page.record.dialogs).toEqual([{ view: 'USER_UPDATE_VIEW', props: { fields: ['email'] } }]);
    expect(screen.getByRole('link', { name: 'Passengers' })).toHaveAttribute('href', '/en/user/passengers');
    expect(screen.getByRole('link', { name: 'Price alerts' })).toHaveAttribute('href', '/en/flights/alerts');
    expect(screen.getByRole('link', { name: 'Sign-in and your data' })).toHaveAttribute('href', '/en/user/security');
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(page.record.signedOut).toHaveLength(1);
  });

  it('[MINI-04] [CARD-23] in the mini-app has no sign-out, and no links to pages that it has not', async () => {
    await renderRemote(remote, { at: '/en/user/profile', locale: 'en', user: whole, mode: 'emongolia' });
    expect(await screen.findByRole('link', { name: 'Passengers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Price alerts' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign-in and your data' })).toBeNull();
  });

  it('[VALID-48] asks for what is missing', async () => {
    const page = await open(noPhone);
    expect(await screen.findByText('Something is missing.')).toBeVisible();
    expect(screen.getByText('Not given')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(page.record.dialogs).toEqual([{ view: 'USER_UPDATE_VIEW', props: {} }]);
  });

  it('asks for the sign-in first', async () => {
    await open(null);
    expect(await screen.findByText('Sign in to see your details')).toBeVisible();
  });

  it('[ROUTE-25] [GAP-68.3] is where the user area begins', async () => {
    const page = await renderRemote(remote, { at: '/en/user', locale: 'en', user: whole });
    expect(await screen.findByRole('heading', { name: 'My details' })).toBeVisible();
    expect(page.router.state.location.pathname).toBe('/en/user/profile');
  });
});

describe('[MODAL-59] The user-update popup', () => {
  const open = async (
    user: SessionUser,
    stubs: Stub[],
    { fields, outcome = 'saved' }: { fields?: readonly UserField[]; outcome?: PinOutcome | null } = {},
  ) => {
    const closed = import.meta.jest.fn();
    const page = await renderPart(remote, <update.Component props={fields ? { fields } : {}} close={closed} />, {
      locale: 'en',
      user,
      stubs,
      dialogs: () => outcome ?? undefined,
    });
    return { ...page, closed };
  };
  const field = (name: string) => screen.getByRole('textbox', { name });
  const password = () => screen.getByLabelText('Your password');
  const save = ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: 'Save' }));

  it('[VALID-48] [ACCT-08.1] [ACCT-10.1] [ACCT-10.2] [CALL-69.2] [CALL-77.2] asks for the missing phone alone, sends it a code, and goes on to the digits', async () => {
    const send = stubOperation(sendVerifyCode, ok);
    const page = await open(noPhone, [send]);
    expect(screen.queryByRole('textbox', { name: 'E-mail address' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Given name' })).toBeNull();
    const refresh = import.meta.jest.spyOn(page.services.session, 'refresh');
    await page.user.type(field('Phone number'), '99112233');
    await page.user.type(password(), 'a quiet river');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
    expect(send.calls.map(({ body }) => body)).toEqual([
      { phone: '99112233', dial_code: '976', purpose: 'contact-change' },
    ]);
    expect(page.record.dialogs).toMatchObject([
      {
        view: 'PIN_USER_UPDATE_VIEW',
        props: {
          contact: { by: 'phone', phone: '99112233', dial_code: '976' },
          proof: { password: 'a quiet river' },
        },
      },
    ]);
    expect(refresh).toHaveBeenCalled();
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'Your details are saved' }]);
  });

  it('[SEC-3] sends nothing without a proof, and says a refused one at its field', async () => {
    const send = stubOperation(sendVerifyCode, ok);
    const page = await open(noPhone, [send], { outcome: { proofRefused: 'validation_password_wrong' } });
    await page.user.type(field('Phone number'), '99112233');
    await save(page);
    expect(await screen.findByText('Enter your password')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(send.calls).toEqual([]);
    await page.user.type(password(), 'a loud river');
    await save(page);
    expect(await screen.findByText('This is not the password of your account')).toBeVisible();
    expect(field('Phone number')).toHaveValue('99112233');
    expect(page.closed).not.toHaveBeenCalled();
  });

  it('[SEC-3] takes a code at a contact that the account has instead of the password', async () => {
    const send = stubOperation(sendVerifyCode, ok);
    const page = await open(noPhone, [send]);
    await page.user.type(field('Phone number'), '99112233');
    await page.user.click(screen.getByRole('radio', { name: 'A code to sarnai@example.mn' }));
    await page.user.click(screen.getByRole('button', { name: 'Send the code' }));
    await page.user.type(await screen.findByRole('textbox', { name: 'Code sent to sarnai@example.mn' }), '1234');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
    expect(send.calls.map(({ body }) => body)).toMatchObject([
      { email: 'sarnai@example.mn', purpose: 'contact-proof' },
      { phone: '99112233', purpose: 'contact-change' },
    ]);
    expect(page.record.dialogs).toMatchObject([{ props: { proof: { contact: 'email', verify_code: '1234' } } }]);
  });

  it('stays as typed when the digits are left', async () => {
    const page = await open(noPhone, [stubOperation(sendVerifyCode, ok)], { outcome: null });
    await page.user.type(field('Phone number'), '99112233');
    await page.user.type(password(), 'a quiet river');
    await save(page);
    await waitFor(() => expect(page.record.dialogs).toHaveLength(1));
    expect(field('Phone number')).toHaveValue('99112233');
    expect(page.closed).not.toHaveBeenCalled();
    expect(page.record.toasts).toEqual([]);
  });

  it('[ACCT-09] [CALL-77.1] saves a name directly', async () => {
    const change = stubOperation(updateUser, updated());
    const page = await open(whole, [change], { fields: ['name'] });
    await page.user.clear(field('Given name'));
    await page.user.type(field('Given name'), 'Dulmaa');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
    expect(change.calls.map(({ body }) => body)).toEqual([{ name: 'Dulmaa' }]);
    expect(page.record.dialogs).toEqual([]);
  });

  it.each<[string, UserField, string, string, string]>([
    ['[VALID-49]', 'phone', 'Phone number', '', 'Enter a phone number'],
    ['[VALID-50.3]', 'email', 'E-mail address', '', 'Enter your e-mail'],
    ['[VALID-50.1]', 'email', 'E-mail address', 'sarnai', 'This e-mail is not complete. Example: name@mail.com'],
    ['[VALID-50.2]', 'email', 'E-mail address', `${'s'.repeat(250)}@mail.mn`, 'An e-mail has at most 255 characters'],
    ['[VALID-51]', 'name', 'Given name', '', 'Enter your name'],
    ['[VALID-52]', 'name', 'Given name', 'D', 'A name has at least 2 letters'],
  ])('%s refuses a %s: %s %s', async (_, asked, name, text, expected) => {
    const page = await open(whole, [], { fields: [asked] });
    await page.user.clear(field(name));
    if (text !== '') await page.user.click(field(name));
    if (text !== '') await page.user.paste(text);
    await save(page);
    expect(await screen.findByText(expected)).toBeVisible();
    expect(field(name)).toHaveFocus();
    // VALID-53: what is left out is said as a whole too.
    expect(screen.queryByText('Fill in the missing fields.') !== null).toBe(text === '');
  });

  it('[VALID-53] says that all missing fields must be filled', async () => {
    const page = await open({ ...noPhone, email: '' }, []);
    await page.user.type(field('E-mail address'), 'sarnai@example.mn');
    await save(page);
    expect(await screen.findByText('Fill in the missing fields.')).toBeVisible();
    expect(field('Phone number')).toHaveFocus();
  });

  it('[ERR-30.1] says that it could not be saved, and why', async () => {
    const page = await open(whole, [stubOperation(updateUser, ['offline', updated()])], { fields: ['name'] });
    await save(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your details could not be saved.');
    await save(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
  });

  it('[ERR-30.2] says with it what the provider refused', async () => {
    const taken = { status_code: 409 as const, message: '', result: { problem: 'account-exists' as const } };
    const page = await open(whole, [stubOperation(updateUser, taken)], { fields: ['name'] });
    await save(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your details could not be saved\. .+/);
  });

  it('[ACCT-11] closes by itself once nothing is missing any more', async () => {
    const page = await open(noPhone, []);
    expect(page.closed).not.toHaveBeenCalled();
    // As another tab of the customer's would.
    const { set } = page.services.session as unknown as { set(state: SessionState): void };
    act(() => set({ status: 'signed-in', user: whole }));
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
  });
});

describe('[MODAL-58] The PIN user update popup', () => {
  const open = async (...stubs: Stub[]) => {
    const closed = import.meta.jest.fn();
    const contact = { by: 'email' as const, email: 'new@example.mn', phone: '', dial_code: '976' };
    const props = { contact, sentMs: Date.parse('2026-11-21T02:00:00Z'), proof: { password: 'a quiet river' } };
    const page = await renderPart(remote, <pin.Component props={props} close={closed} />, {
      locale: 'en',
      user: whole,
      stubs,
    });
    return { ...page, closed };
  };
  const type = async ({ user }: Awaited<ReturnType<typeof open>>, code: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Verification code' }), code);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('[ACCT-08.2] [CALL-70.1] [CALL-70.2] [CALL-77.1] saves the contact with the right digits', async () => {
    const check = stubOperation(checkVerifyCode, ok);
    const change = stubOperation(updateUser, updated());
    const page = await open(check, change);
    expect(screen.getByText(/We sent a code to new@example.mn/)).toBeVisible();
    await type(page, '1234');
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith('saved'));
    expect(check.calls.map(({ body }) => body)).toEqual([
      { email: 'new@example.mn', purpose: 'contact-change', verify_code: '1234' },
    ]);
    expect(change.calls.map(({ body }) => body)).toEqual([
      { email: 'new@example.mn', verify_code: '1234', proof: { password: 'a quiet river' } },
    ]);
  });

  it('[SEC-3] hands a refused proof back to where it was typed', async () => {
    const fields = { proof: 'validation_password_wrong' };
    const refused = {
      status_code: 400 as const,
      message: '',
      result: { problem: 'wrong-credentials' as const, fields },
    };
    const page = await open(stubOperation(checkVerifyCode, ok), stubOperation(updateUser, refused));
    await type(page, '1234');
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith({ proofRefused: 'validation_password_wrong' }));
  });

  it('says that the digits are wrong, and that another account has the contact', async () => {
    const wrong = { status_code: 400 as const, message: '', result: { problem: 'wrong-code' as const } };
    const taken = { status_code: 409 as const, message: '', result: { problem: 'account-exists' as const } };
    const page = await open(stubOperation(checkVerifyCode, [wrong, ok]), stubOperation(updateUser, taken));
    await type(page, '1111');
    expect(await screen.findByText('The verification code is wrong')).toBeVisible();
    await page.user.clear(screen.getByRole('textbox', { name: 'Verification code' }));
    await type(page, '1234');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(page.closed).not.toHaveBeenCalled();
  });
});
