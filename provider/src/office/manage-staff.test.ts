import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { URI } from 'otpauth';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { processEnvironment, startProviderProcess } from '../testing/provider-process.ts';
import { addPerson, endPerson, resetPerson, type Credentials } from './manage-staff.ts';
import { openOffice } from './testing/office-fixture.ts';

/** What a person's app shows at an instant. */
const codeOf = ({ device }: Credentials, now: number) => URI.parse(device).generate({ timestamp: now });

describe('Accounts of the office', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());
  const person = { email: 'Tuya@example.mn', name: 'Туяа', role: 'finance' } as const;
  const signIn = async (credentials: Credentials) =>
    openOffice(provider).trySignIn({ ...credentials, code: codeOf(credentials, provider.clock.now()) });
  const acts = async () =>
    (await provider.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute()).map(({ act, name, after }) => [
      act,
      name,
      after,
    ]);

  it('are made with a password and a device that are shown once, one for an address', async () => {
    const made = await addPerson(provider.deps, person);
    expect(made?.password).toHaveLength(22);
    expect(await addPerson(provider.deps, { ...person, email: 'tuya@example.mn' })).toBeNull();
    expect((await signIn(made as Credentials)).statusCode).toBe(200);
    expect(await acts()).toEqual([
      ['add-staff', 'operator', '{"role":"finance"}'],
      ['sign-in', 'Туяа', null],
    ]);
  });

  it('get another password and device, which end what was there before', async () => {
    const before = (await addPerson(provider.deps, { ...person, email: 'bat@example.mn' })) as Credentials;
    const { token } = (await signIn(before)).json().result;
    const after = (await resetPerson(provider.deps, 'bat@example.mn')) as Credentials;
    const me = { url: '/api/office/v1/session/', headers: { authorization: `Bearer ${token}` } };
    expect((await provider.app.inject(me)).statusCode).toBe(401);
    expect((await signIn(before)).statusCode).toBe(400);
    expect((await signIn(after)).statusCode).toBe(200);
    expect(await resetPerson(provider.deps, 'nobody@example.mn')).toBeNull();
  });

  it('end, and nobody signs in with them again', async () => {
    const made = (await addPerson(provider.deps, { ...person, email: 'saraa@example.mn' })) as Credentials;
    expect(await endPerson(provider.deps, 'saraa@example.mn')).toBe(true);
    expect((await signIn(made)).statusCode).toBe(400);
    expect(await endPerson(provider.deps, 'saraa@example.mn')).toBe(false);
    expect((await acts()).at(-1)?.[0]).toBe('end-staff');
  });
});

it('a person is added by a command on the machine, and signs in', async () => {
  const { env, drop } = await processEnvironment();
  const run = async (...args: string[]) => {
    const command = fileURLToPath(new URL('../app/commands/staff.ts', import.meta.url));
    const child = spawn(process.execPath, [command, ...args], { env: { PATH: process.env['PATH'], ...env } });
    const [out, code] = await Promise.all([text(child.stdout), new Promise((ended) => child.on('close', ended))]);
    return { code, out };
  };
  try {
    await (await startProviderProcess({ ...env, DRAIN_DELAY_MS: '0' })).stop('SIGTERM');
    expect(await run('add', 'tuya@example.mn', 'boss', 'Туяа')).toEqual({ code: 1, out: '' });
    const made = await run('add', 'tuya@example.mn', 'auditor', 'Туяа');
    expect(made.code).toBe(0);
    const credentials = JSON.parse(made.out) as Credentials;
    const provider = await startProviderProcess({ ...env, DRAIN_DELAY_MS: '0' });
    const answer = await fetch(`${provider.url}/api/office/v1/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, code: codeOf(credentials, Date.now()) }),
    });
    await provider.stop('SIGTERM');
    expect(answer.status).toBe(200);
    expect((await run('end', 'tuya@example.mn')).out).toBe('true\n');
  } finally {
    await drop();
  }
}, 60_000);
