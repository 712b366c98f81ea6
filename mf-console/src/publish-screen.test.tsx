import { checkBuild, getReleaseKey, publishRelease } from '@aylal/contracts/console';
import { mostBundleBytes } from '@aylal/domain/documents';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import type { BrowserKey } from './api/browser-key.ts';
import { remote } from './remote.ts';
import { channelStub, remoteStub } from './testing/console-stubs.ts';
import { standInForUploads } from './testing/upload-stand-in.ts';

const version = '1.6.0+ee55ff66aa';
const record = { remote: 'mf-flights', version, git: 'abc', files: { 'entry.js': { bytes: 5 } } };
const manager = buildStaff('release-manager', 'Ганзориг');

function fileOf(path: string, text: string): File {
  return Object.defineProperty(new File([text], path), 'webkitRelativePath', { value: `dist/${path}` });
}
const built = (release: object = record) => [
  fileOf('release.json', JSON.stringify(release)),
  fileOf('entry.js', 'run()'),
  fileOf('entry.js.br', 'br'),
];

const keyOf = (id: string): BrowserKey => ({
  id: id.repeat(16),
  publicKey: 'A'.repeat(43),
  sign: async () => id.repeat(86),
});
const keyStub = (changes: object = {}) =>
  stubOperation(getReleaseKey, ({ params }) => ({
    status_code: 200 as const,
    message: '',
    result: {
      holder: {
        name: 'release manager b7a5c2f0',
        may: [params['key']?.startsWith('a') ? 'publish' : 'promote'],
        remotes: params['key']?.startsWith('a') ? ['mf-flights'] : null,
        ...{ channels: null, expires: null, retired: null },
        ...changes,
      },
      admits: false,
    },
  }));

let standIn: ReturnType<typeof standInForUploads>;
beforeEach(() => {
  standIn = standInForUploads();
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => standIn.restore());

/** The page with keys for publishing and promoting, and a folder chosen. */
async function openWith(files: File[], stubs: Stub[] = [keyStub()], staff = manager) {
  const all = [staffStub(staff), channelStub(), remoteStub(), ...stubs];
  const page = await renderRemote(remote, { at: '/en/publish', locale: 'en', mode: 'office', stubs: all });
  const { queryClient } = page.services;
  queryClient.setQueryData(['mf-console.browser-key', 'publish.mf-flights'], keyOf('a'));
  queryClient.setQueryData(['mf-console.browser-key', 'release'], keyOf('b'));
  await page.user.upload(await screen.findByLabelText('Choose a folder'), files);
  return page;
}
const sentUpload = async (count = 1) => {
  await waitFor(() => expect(standIn.uploads).toHaveLength(count));
  const upload = standIn.uploads[count - 1];
  if (!upload) throw new Error('nothing was sent');
  return upload;
};
const answerOf = (status_code: number, result: object, message = '') => ({
  status: status_code,
  text: JSON.stringify({ status_code, message, result }),
});

describe('A folder that is chosen', () => {
  it('is shown as what was built, and as published where it is', async () => {
    await openWith(built({ ...record, version: '1.5.0+dd33ee44ff' }));
    expect(screen.getByLabelText('Choose a folder')).toHaveAttribute('webkitdirectory');
    expect(await screen.findByText('2 files, 7 B')).toBeVisible();
    expect(await screen.findByText(/This version is published already/)).toBeVisible();
  });

  it.each([
    ['is no build', [fileOf('package.json', '{}')], /no release\.json in this folder/],
    ['has a record of something else', [fileOf('release.json', '{}')], /not what a build writes/],
    ['is not whole', built().filter(({ name }) => name !== 'entry.js'), /files that release\.json names are missing/],
    ['is of two builds', [...built(), fileOf('old.js', 'x')], /the folder is of two builds/],
  ])('and %s says so at its place', async (_name, files, sentence) => {
    await openWith(files);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByText('Check only')).toBeNull();
  });

  it('is not asked for of who does not publish', async () => {
    const stubs = [staffStub(buildStaff('auditor', 'Энхжин'))];
    await renderRemote(remote, { at: '/en/publish', locale: 'en', mode: 'office', stubs });
    expect(await screen.findByText(/does not publish releases/)).toBeVisible();
  });
});

describe('A check', () => {
  it('sends the bundle without a signature, and says what each gate found and what to change', async () => {
    const { user } = await openWith(built());
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    const upload = await sentUpload();
    expect([upload.path, upload.headers['x-aylal-client']]).toEqual([checkBuild.path, 'web']);
    expect(JSON.parse(await upload.body)).toEqual({
      release: btoa(JSON.stringify(record)),
      together: ['mf-flights'],
      files: { 'entry.js': btoa('run()'), 'entry.js.br': btoa('br') },
      look: false,
    });
    upload.answer(answerOf(200, { findings: [{ code: 'size-budget', message: 'too heavy', change: 'split it' }] }));
    expect(await screen.findByText(/too heavy/)).toHaveTextContent('What to change: split it');
    await user.click(screen.getByLabelText('Show the pages to a browser too'));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const again = await sentUpload(2);
    expect(JSON.parse(await again.body)).toMatchObject({ look: true });
    again.answer(answerOf(200, { findings: [] }));
    expect(await screen.findByText('Everything is in order.')).toBeVisible();
  });
});

describe('A publication', () => {
  it('is signed, shows how far it is, and leads to the release', async () => {
    const { user } = await openWith(built());
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    const upload = await sentUpload();
    expect(upload.path).toBe(publishRelease.path);
    const body = JSON.parse(await upload.body);
    expect(body).toMatchObject({
      signature: {
        ...{ key: 'a'.repeat(16), signature: 'a'.repeat(86) },
        payload: { remote: 'mf-flights', version, signed: '2026-11-21T02:00:00.000Z' },
      },
    });
    expect(body.approval).toBeUndefined();
    upload.progress(400, 1000);
    expect(await screen.findByRole('progressbar', { name: 'Sent' })).toHaveAttribute('aria-valuenow', '40');
    upload.progress(1000, 1000);
    expect(await screen.findByText(/A browser shows every page/)).toBeVisible();
    upload.answer(answerOf(200, { remote: 'mf-flights', version, fresh: true }));
    expect(await screen.findByRole('link', { name: 'Look at the release' })).toHaveAttribute(
      'href',
      `/en/releases/mf-flights/${encodeURIComponent(version)}`,
    );
    expect(screen.getByText(/Nobody gets it yet/)).toBeVisible();
  });

  it('is not called published before by what it has just done itself', async () => {
    const { user } = await openWith(built({ ...record, version: '1.5.0+dd33ee44ff' }));
    expect(await screen.findByText(/This version is published already/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    const done = { remote: 'mf-flights', version: '1.5.0+dd33ee44ff', fresh: false };
    (await sentUpload()).answer(answerOf(200, done));
    expect(await screen.findByText(/This build was published before/)).toBeVisible();
    expect(screen.queryByText(/Nobody gets it yet/)).toBeNull();
    expect(screen.queryByText(/This version is published already/)).toBeNull();
  });

  it('without a look in a browser asks why, and is answered for by a second signature', async () => {
    const { user } = await openWith(built());
    await user.click(await screen.findByLabelText('Publish without a look in a browser'));
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    expect(await screen.findByText('Say why')).toBeVisible();
    expect(standIn.uploads).toHaveLength(0);
    await user.type(screen.getByLabelText('Why'), 'no browser here');
    await user.click(screen.getByRole('button', { name: 'Sign and publish' }));
    expect(JSON.parse(await (await sentUpload()).body)).toMatchObject({
      approval: { key: 'b'.repeat(16), payload: { remote: 'mf-flights', version, reason: 'no browser here' } },
    });
  });

  it('can be ended, and says what that means', async () => {
    const { user } = await openWith(built());
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    const upload = await sentUpload();
    upload.progress(10, 1000);
    await user.click(await screen.findByRole('button', { name: 'End' }));
    expect(upload.aborted()).toBe(true);
    expect(await screen.findByText('Ended. Nothing was published.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign and publish' }));
    (await sentUpload(2)).progress(1000, 1000);
    await user.click(await screen.findByRole('button', { name: 'End' }));
    expect(await screen.findByText(/so it may still be published/)).toBeVisible();
  });

  it.each([
    [answerOf(400, { problem: 'invalid-input', code: 'version-taken' }, 'x'), /with other bytes/],
    [answerOf(400, { problem: 'invalid-input', code: 'foreign-credential' }, 'x'), /may not publish mf-flights/],
    [answerOf(400, { problem: 'invalid-input', code: 'other-bytes' }, 'entry.js differs'), /entry\.js differs/],
    [answerOf(413, { problem: 'invalid-input' }), /32 MB may be sent/],
    [{ status: 408, text: '' }, /more than 30 seconds/],
    [answerOf(503, { problem: 'unavailable' }), /The registry does not answer/],
    [answerOf(403, { problem: 'session-refused' }), /your role may not do this/],
    [{ status: 0, text: '' }, /The connection broke/],
    [{ status: 502, text: '<html>' }, /The connection broke/],
  ])('that is answered with %j says what it is', async (answer, sentence) => {
    const { user } = await openWith(built());
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    (await sentUpload()).answer(answer);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign and publish' })).toBeVisible();
  });

  it('of too many bytes is not even sent', async () => {
    const release = built({ ...record, padding: 'x'.repeat(mostBundleBytes) });
    const { user } = await openWith(release);
    await user.click(await screen.findByRole('button', { name: 'Sign and publish' }));
    expect(await screen.findByText(/32 MB may be sent/)).toBeVisible();
    expect(standIn.uploads).toHaveLength(0);
  });

  it('needs a new key where the one of this browser has ended', async () => {
    await openWith(built(), [keyStub({ expires: '2020-01-01T00:00:00.000Z' })]);
    expect(await screen.findByText(/The key of this browser \(.*\) has ended/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make a key' })).toBeVisible();
  });

  it('is refused to a key without the right, before anything is sent', async () => {
    await openWith(built(), [keyStub({ may: ['publish'], remotes: ['mf-hotels'] })]);
    expect(await screen.findByText(/The key of this browser may not publish mf-flights/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign and publish' })).toBeNull();
  });
});
