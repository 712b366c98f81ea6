import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { rights, type Right } from '../keys/keyring.ts';
import { publicKey } from '../keys/public-key.ts';
import { createSigningKey, keyId, writeSigningKey } from '../keys/signing-key.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Makes a credential: the secret goes into `--out`, the registry keeps the public half. */
export async function credentialCommand({ options, local }: CommandSettings): Promise<CommandAnswer> {
  if (!local) throw new WrongUsage('credentials are made where the registry lives; leave --registry out');
  const { may, remote = null, holder, out } = options;
  if (!isRight(may)) throw new WrongUsage(`--may is one of ${rights.join(', ')}`);
  if (may === 'publish' && !remote) throw new WrongUsage('--remote names the one remote that the credential publishes');
  const given = options['public-key'];
  if (given !== undefined && !v.is(publicKey, given)) throw new WrongUsage('--public-key is what the console shows');
  if (!holder || (given === undefined) === (out === undefined))
    throw new WrongUsage(
      '--holder says whose it is, --out where the secret goes, or --public-key whose secret is elsewhere',
    );
  const made = given === undefined ? createSigningKey() : null;
  const key = made ?? { id: keyId(given ?? ''), publicKey: given ?? '' };
  const expires = options.days === undefined ? undefined : endOf(options.days);
  await local.ring.admit(key, { may, remote, holder, ...(expires ? { expires } : {}) });
  if (made && out) writeFileSync(out, writeSigningKey(made), { mode: 0o600, flag: 'wx' });
  const until = expires ? ` until ${expires}` : '';
  return {
    lines: [`${holder} may ${may} ${remote ?? 'every remote'} with key ${key.id}${until}`],
    result: { id: key.id, ...(expires ? { expires } : {}) },
  };
}

/** Ends a credential or the key of one run of a pipeline, and what was published with it stays; or an older key of the registry. */
export async function retireCommand({ operands, options, local }: CommandSettings): Promise<CommandAnswer> {
  const [id] = operands;
  if (!local || !id) throw new WrongUsage('retire <key id>, where the registry lives');
  await local.retireKey(id, options.reason ?? '');
  return { lines: [`key ${id} is retired`], result: { id } };
}

/** Makes the key that the registry signs with from now on. Hosts follow; the one before counts until it is retired. */
export async function rotateKeyCommand({ options, local }: CommandSettings): Promise<CommandAnswer> {
  if (!local) throw new WrongUsage('rotate-key changes the registry of this machine; leave --registry out');
  const expires = options.days === undefined ? undefined : endOf(options.days);
  const before = await local.ownKeys.signing();
  const key = await local.ownKeys.rotate(readReason(options), expires);
  return {
    lines: [
      `the registry signs with key ${key.id}${expires ? ` until ${expires}` : ''}`,
      `new hosts are told RELEASES_KEY=${key.publicKey}`,
      `key ${before.id} counts until retire ${before.id}`,
    ],
    result: { id: key.id, publicKey: key.publicKey, before: before.id, ...(expires ? { expires } : {}) },
  };
}

function endOf(days: string): string {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 3650) throw new WrongUsage('--days is from 1 to 3650');
  return new Date(Date.now() + count * 24 * 3_600_000).toISOString();
}

function isRight(may: string | undefined): may is Right {
  return rights.some((right) => right === may);
}
