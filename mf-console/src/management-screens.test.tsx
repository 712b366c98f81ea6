import {
  actOnReleases,
  getReleaseKey,
  listCredentials,
  readPrunePlan,
  verifyReleaseLog,
} from '@aylal/contracts/console';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from './remote.ts';
import {
  channelStub,
  credentialsStub,
  logVerificationStub,
  pipelinesStub,
  profilesStub,
  prunePlanStub,
  registryKeysStub,
} from './testing/console-stubs.ts';

jest.mock('./api/browser-key.ts', () => ({
  readBrowserKey: async () => ({ id: 'fedcba9876543210', publicKey: 'k'.repeat(43), sign: async () => 's'.repeat(86) }),
}));

const away = { status_code: 503 as const, message: '', result: { problem: 'unavailable' as const } };
const done = { status_code: 200 as const, message: '', result: { changed: true, revision: null, token: null } };
const manager = buildStaff('release-manager', 'Ганзориг');
const keyOf = (may: string, changes: { expires?: string } = {}) =>
  stubOperation(getReleaseKey, {
    status_code: 200,
    message: '',
    result: {
      holder: { name: 'Ганзориг', may: [may], remotes: null, channels: null, expires: null, retired: null, ...changes },
      admits: true,
    },
  });
const open = (at: string, stubs: Stub[], staff = manager) =>
  renderRemote(remote, { at: `/en${at}`, locale: 'en', mode: 'office', stubs: [staffStub(staff), ...stubs] });
const keysPage = (...stubs: Stub[]) => [...stubs, credentialsStub(), pipelinesStub(), registryKeysStub()];
const registryPage = (...stubs: Stub[]) => [...stubs, profilesStub(), channelStub(), prunePlanStub()];
const sentTo = ({ calls }: Stub) => calls.map(({ body }) => (body as { payload: object }).payload);
const reason = { reason: 'a test', at: expect.stringMatching(/^2026-11-21T02:0/) };

describe('Teams and keys', () => {
  it('show who may do what, the pipelines and the keys of the registry, and nothing to do to auditors', async () => {
    await open('/release-keys', keysPage(), buildStaff('auditor'));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toBe('ГанзоригKey fedcba9876543210Manageevery remoteno end');
    expect(rows[2]).toMatch(/^flights ciKey 0123456789abcdefPublishmf-flights19 Feb 2027/);
    expect(screen.getByText('Publish, Take back: mf-flights, on stable, 15 min')).toBeVisible();
    expect(screen.getByText(/repository=aylal\/flights/)).toBeVisible();
    expect(screen.getByText('signs')).toBeVisible();
    expect(screen.queryByRole('button', { name: /End|Make|Trust|Change/ })).toBeNull();
  });

  it('are not for every role', async () => {
    await open('/release-keys', [], buildStaff('support'));
    expect(await screen.findByText('Your role (Support) does not see releases.')).toBeVisible();
  });

  it('are read again after a failure, and say when there is nothing', async () => {
    let isBack = false;
    const none = {
      status_code: 200 as const,
      message: '',
      result: { credentials: [], server_time: '2026-11-21T02:00:00.000Z' },
    };
    const stub = stubOperation(listCredentials, () => (isBack ? none : away));
    const page = await open('/release-keys', [stub, pipelinesStub([]), registryKeysStub()]);
    const again = await screen.findByRole('button', { name: /again/i }, { timeout: 10_000 });
    expect(screen.getByText('The credentials could not be loaded')).toBeVisible();
    expect(screen.getByText('No pipeline is trusted.')).toBeVisible();
    isBack = true;
    await page.user.click(again);
    expect(await screen.findByText('No credential is in force.')).toBeVisible();
  });

  it('make a credential: what is wrong is said at its field, and what the registry refuses too', async () => {
    let taken = true;
    const refusal = {
      status_code: 400 as const,
      message: 'key 0123456789abcdef is known already, of Bat; make a new key',
      result: { problem: 'invalid-input' as const, code: 'key-taken', findings: [] },
    };
    const act = stubOperation(actOnReleases, () => (taken ? refusal : done));
    const page = await open('/release-keys', keysPage(keyOf('manage'), act));
    await page.user.click(await screen.findByRole('button', { name: 'Make a credential' }));
    const check = await screen.findAllByRole('button', { name: 'Make a credential' });
    const submit = check.find((one) => one.getAttribute('type') === 'submit') as HTMLElement;
    await page.user.click(submit);
    expect(screen.getByText('43 letters, digits, hyphens and underscores')).toBeVisible();
    const key = screen.getByLabelText('Public key');
    await screen.findByText('Say why');
    await page.user.type(key, 'p'.repeat(43));
    await page.user.selectOptions(screen.getByLabelText('May'), 'Publish');
    await page.user.type(screen.getByLabelText('Holder'), 'flights ci');
    await page.user.type(screen.getByLabelText('Why'), 'a test');
    await page.user.click(submit);
    expect(screen.getByText('Publishing is for one remote: name it')).toBeVisible();
    await page.user.type(screen.getByLabelText('Remote'), 'mf-flights');
    await page.user.click(submit);
    const summary = 'flights ci gets a credential for 90 days: Publish, mf-flights.';
    expect(screen.getByText(summary)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    expect(await screen.findByText(/is known already, of Bat/)).toBeVisible();
    expect(key).toHaveAttribute('aria-invalid', 'true');
    expect(key).toHaveValue('p'.repeat(43));
    taken = false;
    await page.user.click(submit);
    expect(screen.queryByText('The registry refuses this (key-taken).')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    expect((await screen.findAllByRole('button', { name: 'Make a credential' })).length).toBe(1);
    expect(sentTo(act).at(-1)).toEqual({
      ...{ act: 'credential', publicKey: 'p'.repeat(43), may: 'publish', remote: 'mf-flights', holder: 'flights ci' },
      expires: expect.stringMatching(/^2027-02-19/),
      ...reason,
    });
  });

  it('end a credential once it is confirmed, and warn of the own one', async () => {
    const act = stubOperation(actOnReleases, done);
    const page = await open('/release-keys', keysPage(keyOf('manage'), act));
    await page.user.click(await screen.findByRole('button', { name: 'End: Ганзориг, fedcba9876543210' }));
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'End' }));
    expect(screen.getByText(/^This is your own key/)).toBeVisible();
    expect(act.calls).toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'End: Ганзориг, fedcba9876543210' });
    expect(sentTo(act)).toEqual([{ act: 'retire', key: 'fedcba9876543210', ...reason }]);
  });

  it.each([
    ['may not manage', keyOf('promote'), 'The key of this browser (Ганзориг) may not manage.'],
    [
      'has ended',
      keyOf('manage', { expires: '2020-01-01T00:00:00.000Z' }),
      'The key of this browser (Ганзориг) has ended.',
    ],
  ])('ask for a new key where the one of this browser %s', async (_what, key, text) => {
    const page = await open('/release-keys', keysPage(key));
    await page.user.click(await screen.findByRole('button', { name: 'Change the key' }));
    expect(await screen.findByText(new RegExp(text.replaceAll(/[()]/g, '.')))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make a key' })).toBeVisible();
    expect(screen.queryByLabelText('Why')).toBeNull();
  });

  it('trust a pipeline and no more, name the list that was looked at, and change the key of the registry', async () => {
    const act = stubOperation(actOnReleases, done);
    const page = await open('/release-keys', keysPage(keyOf('manage'), act));
    await page.user.click(await screen.findByRole('button', { name: 'Trust a pipeline' }));
    await page.user.type(await screen.findByLabelText('Name'), 'hotels-ci');
    await page.user.type(screen.getByLabelText('Claims'), 'repository=aylal/hotels');
    await page.user.type(screen.getByLabelText('Remotes'), 'mf-hotels');
    await page.user.click(screen.getByRole('checkbox', { name: 'Publish' }));
    await page.user.type(screen.getByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'Trust a pipeline' }));
    expect(screen.getByText('Choose one at least')).toBeVisible();
    await page.user.click(screen.getByRole('checkbox', { name: 'Take back' }));
    await page.user.click(screen.getByRole('button', { name: 'Trust a pipeline' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Trust a pipeline' });
    await page.user.click(screen.getByRole('button', { name: 'Trust no more: flights-ci' }));
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'Trust no more' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Trust no more: flights-ci' });
    await page.user.click(screen.getByRole('button', { name: 'Change the key' }));
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'Change the key' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Change the key' });
    expect(sentTo(act)).toMatchObject([
      { act: 'trusted-add', after: 4, publisher: { name: 'hotels-ci', may: ['rollback'] } },
      { act: 'trusted-remove', after: 4, publisher: 'flights-ci' },
      { act: 'rotate-key', after: 2, expires: expect.stringMatching(/^2027-12-/) },
    ]);
  });
});

describe('Profiles and storage', () => {
  it('show each profile, the shells and what would be deleted, and nothing to do to auditors', async () => {
    await open('/release-registry', registryPage(), buildStaff('auditor'));
    expect(await screen.findByText('mode web, shell web, layout mini-app, partners')).toBeVisible();
    expect(screen.getByText('mf-hotels, mf-checkout')).toBeInTheDocument();
    expect(screen.getByText('Everything that remotes have for mode web.')).toBeInTheDocument();
    expect(screen.getByText('contract 1.21.0')).toBeVisible();
    expect(screen.getByText('Would be deleted: 1 releases, 412.3 kB.')).toBeVisible();
    expect(screen.getByText('mf-flights 1.4.0+aa11bb22cc: it is live on stable')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change|Remove|Add|Delete|End/ })).toBeNull();
  });

  it('set a profile; what the registry refuses of it is said at the field with what was typed', async () => {
    let refuses = true;
    const refusal = {
      status_code: 400 as const,
      message: 'the command: profile.layout: Invalid type',
      result: { problem: 'invalid-input' as const, code: 'document-shape', findings: [] },
    };
    const act = stubOperation(actOnReleases, () => (refuses ? refusal : done));
    const page = await open('/release-registry', registryPage(keyOf('promote'), act));
    await page.user.click(await screen.findByRole('button', { name: 'Change: hotels-only' }));
    const text = await screen.findByLabelText('The profile as a document', { selector: 'textarea' });
    const submit = screen.getByRole('button', { name: 'Change' });
    await page.user.type(screen.getByLabelText('Why'), 'a test');
    const written = (text as HTMLTextAreaElement).value;
    await page.user.clear(text);
    await page.user.type(text, 'no JSON');
    await page.user.click(submit);
    expect(screen.getByText('This is not JSON of a profile with a name')).toBeVisible();
    await page.user.clear(text);
    await page.user.click(text);
    await page.user.paste(written);
    await page.user.click(submit);
    expect(screen.getByText(/^Visitors with profile hotels-only get this shop/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    expect(await screen.findByText(/profile\.layout: Invalid type/)).toBeVisible();
    expect(text).toHaveAttribute('aria-invalid', 'true');
    expect(text).toHaveValue(written);
    refuses = false;
    await page.user.click(submit);
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Change: hotels-only' });
    expect(sentTo(act).at(-1)).toMatchObject({ act: 'profile-set', after: 3, profile: { name: 'hotels-only' } });
  });

  it('remove a profile, but never the one of everybody', async () => {
    const act = stubOperation(actOnReleases, done);
    const page = await open('/release-registry', registryPage(keyOf('promote'), act));
    await page.user.click(await screen.findByRole('button', { name: 'Remove: hotels-only' }));
    expect(screen.queryByRole('button', { name: 'Remove: web' })).toBeNull();
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'Remove' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Remove: hotels-only' });
    expect(sentTo(act)).toEqual([{ act: 'profile-remove', profile: 'hotels-only', after: 3, ...reason }]);
  });

  it('delete exactly what was looked at', async () => {
    const act = stubOperation(actOnReleases, done);
    const plan = prunePlanStub();
    const page = await open('/release-registry', [profilesStub(), channelStub(), plan, keyOf('manage'), act]);
    await screen.findByText('Would be deleted: 1 releases, 412.3 kB.');
    await page.user.selectOptions(screen.getByLabelText('Every state stays restorable for'), '365 days');
    await page.user.click(await screen.findByRole('button', { name: 'Delete the files' }));
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'Delete the files' }));
    expect(screen.getByText('The files of these 1 releases are deleted for good: 412.3 kB.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'Delete the files' });
    expect(plan.calls.map(({ query }) => query['days']).slice(0, 2)).toEqual(['180', '365']);
    expect(sentTo(act)).toEqual([{ act: 'prune', days: 365, plan: 'A'.repeat(64), ...reason }]);
  });

  it('say when nothing would go, and are read again after a failure', async () => {
    await open('/release-registry', [profilesStub(), channelStub(), prunePlanStub({ dropped: [] }), keyOf('manage')]);
    expect(await screen.findByText('Nothing would be deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete the files' })).toBeNull();
  });

  it('say what could not be read', async () => {
    const page = await open('/release-registry', [profilesStub(), channelStub(), stubOperation(readPrunePlan, away)]);
    expect(
      await screen.findByText('We could not find out what would be deleted', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(screen.getByText('hotels-only')).toBeVisible();
    page.unmount();
  });

  it('check the log, and say what is not whole', async () => {
    const broken = { whole: false as const, why: 'entry 12 does not follow entry 11' };
    const log = logVerificationStub();
    const page = await open('/release-registry', registryPage(log));
    await page.user.click(await screen.findByRole('button', { name: 'Check the whole log' }));
    expect(await screen.findByText('The log is whole: 812 entries.')).toBeVisible();
    page.unmount();
    const changed = stubOperation(verifyReleaseLog, { status_code: 200, message: '', result: broken });
    const again = await open('/release-registry', registryPage(changed));
    await again.user.click(await screen.findByRole('button', { name: 'Check the whole log' }));
    expect(await screen.findByText('It is not what was signed: entry 12 does not follow entry 11')).toBeVisible();
  });

  it('end one of several versions of a shell', async () => {
    const act = stubOperation(actOnReleases, done);
    const shells = [
      { name: 'web', version: '1.21.0', contract: '1.21.0' },
      { name: 'web', version: '1.22.0', contract: '1.22.0' },
      { name: 'emongolia', version: '1.22.0', contract: '1.22.0' },
    ];
    const stubs = [profilesStub(), channelStub(undefined, { shells }), prunePlanStub(), keyOf('promote'), act];
    const page = await open('/release-registry', stubs);
    await page.user.click(await screen.findByRole('button', { name: 'End: web 1.21.0' }));
    expect(screen.queryByRole('button', { name: 'End: emongolia 1.22.0' })).toBeNull();
    await page.user.type(await screen.findByLabelText('Why'), 'a test');
    await page.user.click(screen.getByRole('button', { name: 'End' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign and send' }));
    await screen.findByRole('button', { name: 'End: web 1.21.0' });
    expect(sentTo(act)).toEqual([{ act: 'shell-retire', shell: 'web', version: '1.21.0', ...reason }]);
  });
});
