import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKey, readSigningKey, writeSigningKey } from '../keys/signing-key.ts';
import type { Right } from '../keys/keyring.ts';
import { openTrialService, type TrialService } from '../testing/trial-service.ts';
import { runCommand } from './run-command.ts';

let service: TrialService;
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

const fileOf = (name: string) => join(service.trial.folder, `${name}.pem`);
const because = ['--reason', 'a test'];
/** The command line of a person who has a credential and no access to where the registry lives. */
async function person(may: Right) {
  const key = await service.trial.credential(may, null);
  writeFileSync(fileOf(may), writeSigningKey(key), { mode: 0o600 });
  const at = ['--registry', service.url, '--credential', fileOf(may)];
  return async (...args: string[]) => {
    const { code, out, fault } = await runCommand([...args, ...at], {});
    return `${code} ${out}${fault}`;
  };
}
const forCi = ['--may', 'publish', '--remote', 'mf-trial', '--holder', 'flights ci'];

describe('The command line over HTTP', () => {
  it('makes, lists and retires credentials; the secret stays in its file', async () => {
    const owner = await person('manage');
    expect(await owner('credential', ...forCi, '--days', '90', '--out', fileOf('ci'), ...because)).toMatch(
      /^0 flights ci may publish mf-trial with key [0-9a-f]{16} until /,
    );
    const { id } = readSigningKey(readFileSync(fileOf('ci'), 'utf8'));
    expect(await owner('credential', 'list')).toContain(`${id} flights ci may publish mf-trial until `);
    expect(await owner('retire', id)).toMatch(/^2 usage: --reason says why/);
    expect(await owner('retire', id, ...because)).toBe(`0 key ${id} is retired\n`);
    expect(await owner('credential', 'list')).not.toContain(id);
    expect(await owner('log')).toContain(`manage of a test: retire key ${id} — a test`);
    expect(await owner('retire', '0123456789abcdef', ...because)).toMatch(/^1 unknown-key/);
  });

  it('adds, lists and removes pipelines', async () => {
    const owner = await person('manage');
    const claim = ['--issuer', 'github', '--claim', 'repository=aylal/flights'];
    const add = ['trusted', 'add', 'flights-ci', ...claim, '--remote', 'mf-trial', '--may', 'publish'];
    expect(await owner(...add, ...because)).toMatch(/^0 flights-ci may publish mf-trial on every channel for 15 min/);
    expect(await owner(...add, ...because)).toMatch(/^1 name-taken/);
    expect(await owner('trusted', 'list')).toContain('flights-ci may publish');
    expect(await owner('trusted', 'remove', 'flights-ci', ...because)).toMatch(/^0 flights-ci is trusted no more/);
    expect(await owner('trusted', 'list')).toBe('0 no pipeline is trusted\n');
  });

  it('says what would be deleted, deletes it, and changes the key of the registry', async () => {
    const owner = await person('manage');
    expect(await owner('prune', '--dry-run')).toMatch(/^0 keeps mf-trial 1\.0\.0\+aa: /);
    expect(await owner('prune', ...because)).toMatch(/^0 keeps mf-trial 1\.0\.0\+aa: /);
    const before = await service.trial.registry.ownKeys.signing();
    const host = await service.source();
    expect(await owner('rotate-key', '--days', '400', ...because)).toContain(`key ${before.id} counts until retire`);
    expect((await service.trial.registry.ownKeys.signing()).id).not.toBe(before.id);
    await host.refresh();
    expect(await owner('retire', before.id, ...because)).toMatch(/^0 /);
  });

  it('is refused without the right, and reads with any that may read', async () => {
    const reader = await person('read');
    const promoter = await person('promote');
    const key = createSigningKey();
    for (const one of [reader, promoter])
      for (const command of [
        ['credential', ...forCi, '--public-key', key.publicKey],
        ['retire', '0123456789abcdef'],
        ['rotate-key'],
        ['trusted', 'remove', 'flights-ci'],
        ['prune'],
      ])
        expect(await one(...command, ...because)).toMatch(/^1 foreign-credential: .* needs one for manage/);
    expect(await reader('credential', 'list')).toContain('read of a test may read every remote');
    expect(await reader('trusted', 'list')).toMatch(/^0 /);
    expect(await reader('prune', '--dry-run')).toMatch(/^0 /);
  });

  it('checks releases and the log with a credential that may read', async () => {
    const reader = await person('read');
    expect(await reader('verify', 'mf-trial@1.0.0+aa')).toMatch(/^0 mf-trial 1\.0\.0\+aa is whole: \d+ files/);
    expect(await reader('verify', 'log')).toMatch(/^0 the log is whole: \d+ entries/);
    const record = join(service.trial.registry.folder, 'mf-trial/1.0.0+aa/release.json');
    writeFileSync(record, readFileSync(record, 'utf8').replace('1.0.0+aa', '1.0.0+ab'));
    expect(await reader('verify', 'mf-trial@1.0.0+aa')).toMatch(/^1 /);
    expect(await reader('verify', 'mf-trial@9.0.0+aa')).toMatch(/^1 not-published/);
  });

  it('reads none of it with the credential of a host', async () => {
    const host = await person('report');
    for (const command of [
      ['credential', 'list'],
      ['trusted', 'list'],
      ['prune', '--dry-run'],
      ['verify', 'log'],
    ])
      expect(await host(...command)).toMatch(/^1 foreign-credential/);
  });
});
