import {
  beginIdentityImport,
  createPassenger,
  getPassenger,
  importIdentity,
  listPassengers,
  updatePassenger,
  type SavedPassenger,
} from '@aylal/contracts/account';
import { localDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildIdentity } from '../../testing/build-identity.ts';
import { view as prompt } from './identity-import-dialog.tsx';

const user = buildSessionUser();
const state = 's'.repeat(43);
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const list = (...saved: SavedPassenger[]) => stubOperation(listPassengers, ok(saved.map(maskPassenger)));
/** One more whose masked register number is the same. */
const like = (id: string, saved: SavedPassenger) => ({ ...saved, id, register_number: 'UB01010121' });
const stubIdentity = (overrides = {}) => stubOperation(importIdentity, ok(buildIdentity(overrides)));
const anu: SavedPassenger = {
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a03',
  last_name: 'Batbold',
  first_name: 'Anu',
  gender: 'F',
  birthday: localDate('1995-06-04'),
  nationality: 'MN',
  register_number: 'UB95060421',
  register_letters: 'УБ',
};
const back = (query: string, ...stubs: Stub[]) =>
  renderRemote(remote, { at: `/en/user/passengers/emongolia${query}`, locale: 'en', user, stubs, mode: 'emongolia' });
const agreed = `?code=abcd1234&state=${state}`;

describe('Coming back from e-Mongolia', () => {
  it('[ACCT-07] [CALL-41] shows what differs, and overwrites nothing that was not ticked', async () => {
    const bring = stubIdentity();
    const update = stubOperation(updatePassenger, ({ body }) => ok(body as SavedPassenger));
    const other = like('5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a04', anu);
    const whole = stubOperation(getPassenger, ({ params }) => ok(params.id === anu.id ? anu : other));
    const page = await back(agreed, list(other, anu), bring, update, whole);
    const name = await screen.findByRole('checkbox', { name: 'Given name: ANUDARI' });
    expect(name).not.toBeChecked();
    expect(name).toHaveAccessibleDescription('Now: Anu');
    expect(screen.getByRole('checkbox', { name: 'Passport number: E2345678' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Surname/ })).toBeNull();
    expect(screen.getByText(/Батболд Анударь/)).toHaveTextContent('Anu Batbold is one of your saved passengers');
    await page.user.click(screen.getByRole('button', { name: 'Fill in the form' }));
    expect(screen.getByRole('textbox', { name: 'Given name' })).toHaveValue('Anu');
    expect(update.calls).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.record.went).toEqual(['/user/passengers']));
    expect(update.calls.map(({ body }) => body)).toEqual([
      { ...anu, document_number: 'E2345678', document_expired_date: '2033-04-18' },
    ]);
    expect(bring.calls.map(({ body }) => body)).toEqual([{ code: 'abcd1234', state }]);
  });

  it('[ACCT-07] [GAP-20.3] fills the form of a new passenger, register letters as they are written', async () => {
    const create = stubOperation(createPassenger, {
      status_code: 201,
      message: '',
      result: { ...anu, id: 'new' },
    });
    const page = await back(agreed, list(), stubIdentity(), create);
    await page.user.click(await screen.findByRole('button', { name: 'Fill in the form' }));
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('BATBOLD');
    expect(screen.getByRole('combobox', { name: 'First letter' })).toHaveValue('У');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create.calls).toHaveLength(1));
    expect(create.calls[0]?.body).toMatchObject({ register_number: 'UB95060421', register_letters: 'УБ' });
  });

  it('ticks no spelling that nobody has written in a passport', async () => {
    await back(agreed, list(), stubIdentity({ last_name: '', first_name: '' }));
    const surname = await screen.findByRole('checkbox', { name: 'Surname: BATBOLD' });
    expect(surname).not.toBeChecked();
    expect(surname).toHaveAccessibleDescription(/Compare it with the passport/);
  });

  it('[PII-1] takes code and state out of the address before anything is shown', async () => {
    const page = await back(agreed, list(), stubIdentity());
    await screen.findByRole('button', { name: 'Fill in the form' });
    expect(page.router.state.location).toMatchObject({ pathname: '/en/user/passengers/emongolia', search: '' });
  });

  it('[ERR-22] warns with the sentence of the server, and leads to a new beginning', async () => {
    const message = 'e-Mongolia did not give your details.';
    const refused = { status_code: 400 as const, message, result: { problem: 'state-conflict' as const } };
    const page = await back(agreed, list(), stubOperation(importIdentity, refused));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await page.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(page.record.dialogs).toEqual([{ view: 'EMONGOLIA_IMPORT_VIEW', props: {} }]);
  });

  it('asks once: a code is good for one call, also when its answer is lost', async () => {
    const bring = stubOperation(importIdentity, 'offline');
    await back(agreed, list(), bring);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(bring.calls).toHaveLength(1);
  });

  it('says that nothing was imported when the customer refused, and when there is nothing', async () => {
    const bring = stubIdentity();
    await back(`?error=access_denied&state=${state}`, list(), bring);
    expect(await screen.findByText('You did not agree at e-Mongolia')).toBeVisible();
    await back('', list(), bring);
    expect(await screen.findByText('There is nothing to import')).toBeVisible();
    expect(bring.calls).toEqual([]);
  });

  it('takes nothing over when the customer says so', async () => {
    const page = await back(agreed, list(anu), stubIdentity(), stubOperation(getPassenger, ok(anu)));
    await page.user.click(await screen.findByRole('button', { name: 'Don’t import anything' }));
    expect(page.record.went).toEqual(['/user/passengers']);
  });
});

describe('[MODAL-37] The prompt of the import', () => {
  const open = (...stubs: Stub[]) =>
    renderPart(remote, <prompt.Component props={{}} close={() => {}} />, { locale: 'en', user, stubs });
  const begin = (url: string) => stubOperation(beginIdentityImport, ok({ url }));

  it('says what is shared and why, and goes on only with consent', async () => {
    const start = begin(`${location.origin}/#sandbox`);
    const page = await open(start);
    expect(screen.getByText(/register number, date of birth, gender and passport/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on to e-Mongolia' })).toBeDisabled();
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: 'Go on to e-Mongolia' }));
    expect(await screen.findByRole('link', { name: 'Go on to e-Mongolia' })).toHaveAttribute(
      'href',
      `${location.origin}/#sandbox`,
    );
    expect(start.calls).toHaveLength(1);
  });

  it.each(['https://evil.example/', 'http://sso.gov.mn/', 'javascript:alert(1)'])(
    '[WEB-4] leads nobody to %s',
    async (url) => {
      const page = await open(begin(url));
      await page.user.click(screen.getByRole('checkbox'));
      await page.user.click(screen.getByRole('button', { name: 'Go on to e-Mongolia' }));
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('[ERR-22] shows the sentence of the server when nobody can be asked', async () => {
    const silent = {
      status_code: 503 as const,
      message: 'e-Mongolia does not answer.',
      result: { problem: 'unavailable' as const },
    };
    const page = await open(stubOperation(beginIdentityImport, silent));
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: 'Go on to e-Mongolia' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('e-Mongolia does not answer.');
  });

  it('is offered in the mini-app, and nowhere else', async () => {
    for (const mode of ['web', 'emongolia'] as const) {
      const page = await renderRemote(remote, { at: '/en/user/passengers', locale: 'en', user, mode, stubs: [list()] });
      await screen.findByText('No passengers yet');
      expect(screen.queryAllByRole('button', { name: 'Fill in from e-Mongolia' })).toHaveLength(mode === 'web' ? 0 : 1);
      page.unmount();
    }
  });
});
