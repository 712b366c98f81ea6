import { getStaffSession, listWork, noteWork, signInStaff, signOutStaff } from '@aylal/contracts/office';
import { buildStaff, sessionOf, signedOut } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { remote } from './remote.ts';
import { buildWork, workAnswer, workStub } from './testing/office-stubs.ts';

const support = buildStaff('support');
const opened = '/en/work?of=unmatched-transfer&item=TRN-000123';
const open = (stubs: Stub[], at = '/en/work') => renderRemote(remote, { at, locale: 'en', mode: 'office', stubs });
type Page = Awaited<ReturnType<typeof open>>;

async function signIn({ user }: Page, code = '123456') {
  await user.type(await screen.findByLabelText('E-mail'), 'support@office.example.mn');
  await user.type(screen.getByLabelText('Password'), 'a good day');
  await user.type(screen.getByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('A page of the office', () => {
  it('has the sign-in in its place, and is there after it', async () => {
    const signedIn = stubOperation(signInStaff, sessionOf(support));
    const page = await open([
      stubOperation(getStaffSession, () => (signedIn.calls.length === 0 ? signedOut : sessionOf(support))),
      stubOperation(listWork, () => (signedIn.calls.length === 0 ? signedOut : workAnswer([buildWork()]))),
      signedIn,
    ]);
    await signIn(page);
    expect(await screen.findByText(/TRN-000123/)).toBeVisible();
    expect(screen.getByText(/· Support$/)).toHaveTextContent('Сараа · Support');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(signedIn.calls.map(({ body }) => body)).toEqual([
      { email: 'support@office.example.mn', password: 'a good day', code: '123456' },
    ]);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const signedIn = stubOperation(signInStaff, sessionOf(support));
    const page = await open([stubOperation(getStaffSession, signedOut), workStub([]), signedIn]);
    await page.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your e-mail')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByText('Enter the code')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(signedIn.calls).toEqual([]);
  });

  it('keeps what was typed but the code where something is wrong, and never says which', async () => {
    const wrong = { status_code: 400 as const, message: '', result: { problem: 'wrong-credentials' as const } };
    const page = await open([
      stubOperation(getStaffSession, signedOut),
      workStub([]),
      stubOperation(signInStaff, wrong),
    ]);
    await signIn(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail, the password or the code is wrong.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('support@office.example.mn');
    expect(screen.getByLabelText('Password')).toHaveValue('a good day');
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it('keeps what was typed when it is asked again who is signed in', async () => {
    let hangs = false;
    const session = stubOperation(getStaffSession, () => (hangs ? 'hanging' : signedOut));
    const page = await open([session, workStub([])]);
    await page.user.type(await screen.findByLabelText('E-mail'), 'support@office.example.mn');
    hangs = true;
    await act(async () => {
      void page.services.queryClient.refetchQueries();
      await wait(50);
    });
    expect(page.services.queryClient.isFetching()).toBeGreaterThan(0);
    expect(screen.getByLabelText('E-mail')).toHaveValue('support@office.example.mn');
  });

  it('asks for the sign-in when the session has ended, and what was typed is there after it', async () => {
    const session = stubOperation(getStaffSession, [sessionOf(support), signedOut, sessionOf(support)]);
    const page = await open(
      [
        session,
        workStub([buildWork()]),
        stubOperation(noteWork, signedOut),
        stubOperation(signInStaff, sessionOf(support)),
      ],
      opened,
    );
    await page.user.type(await screen.findByLabelText('New note'), 'Called the bank');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.getByLabelText('New note')).not.toBeVisible();
    await signIn(page);
    await waitFor(() => expect(screen.getByLabelText('New note')).toBeVisible());
    expect(screen.getByLabelText('New note')).toHaveValue('Called the bank');
  });

  it('shows another person nothing of what the one before had typed', async () => {
    const finance = buildStaff('finance', 'Болормаа');
    const page = await open(
      [
        stubOperation(getStaffSession, [sessionOf(support), signedOut, sessionOf(finance)]),
        workStub([buildWork()]),
        stubOperation(noteWork, signedOut),
        stubOperation(signInStaff, sessionOf(finance)),
      ],
      opened,
    );
    await page.user.type(await screen.findByLabelText('New note'), 'Called the bank');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    await signIn(page);
    expect(await screen.findByText(/· Finance$/)).toHaveTextContent('Болормаа · Finance');
    expect(await screen.findByLabelText('New note')).toHaveValue('');
  });

  it('leaves nothing of the office in the page after the sign-out', async () => {
    const out = stubOperation(signOutStaff, { status_code: 200, message: '', result: null });
    const page = await open([
      stubOperation(getStaffSession, [sessionOf(support), signedOut]),
      stubOperation(listWork, [workAnswer([buildWork()]), signedOut]),
      out,
    ]);
    await screen.findByText(/TRN-000123/);
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByText(/TRN-000123/)).toBeNull();
    expect(out.calls).toHaveLength(1);
  });

  it('says that it could not find out who is signed in, and asks again', async () => {
    const page = await open([
      stubOperation(getStaffSession, ['offline', 'offline', 'offline', sessionOf(support)]),
      workStub([buildWork()]),
    ]);
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'We could not find out who is signed in',
    );
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/TRN-000123/)).toBeVisible();
  });
});
