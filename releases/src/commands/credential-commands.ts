import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { rights, type Right } from '../keys/keyring.ts';
import { publicKey } from '../keys/public-key.ts';
import { createSigningKey, keyId, writeSigningKey } from '../keys/signing-key.ts';
import { Refused } from '../documents/refusal.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, sendCommand, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Makes a credential: the secret goes into `--out`, the registry gets the public half. With the word `list`, those in force. */
export async function credentialCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, local } = settings;
  if (operands[0] === 'list') return listCredentials(settings);
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
  const facts = { publicKey: key.publicKey, may, remote, holder, ...(expires ? { expires } : {}) };
  if (local) await local.addCredential(facts, { by: 'registry', reason: options.reason ?? '' });
  else await sendCommand(settings, { act: 'credential', ...facts, reason: readReason(options) });
  if (made && out) writeFileSync(out, writeSigningKey(made), { mode: 0o600, flag: 'wx' });
  const until = expires ? ` until ${expires}` : '';
  return {
    lines: [`${holder} may ${may} ${remote ?? 'every remote'} with key ${key.id}${until}`],
    result: { id: key.id, ...(expires ? { expires } : {}) },
  };
}

/** Ends a credential or the key of one run of a pipeline, and what was published with it stays; or an older key of the registry. */
export async function retireCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, local } = settings;
  const [id] = operands;
  if (!id) throw new WrongUsage('retire <key id>');
  if (local) await local.retireKey(id, options.reason ?? '');
  else await sendCommand(settings, { act: 'retire', key: id, reason: readReason(options) });
  return { lines: [`key ${id} is retired`], result: { id } };
}

/** Makes the key that the registry signs with from now on. Hosts follow; the one before counts until it is retired. */
export async function rotateKeyCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { options, registry, local } = settings;
  const expires = options.days === undefined ? undefined : endOf(options.days);
  const reason = readReason(options);
  const { serial: after, keys } = await registry.registryKeys();
  if (local) await local.ownKeys.rotate(reason, expires);
  else await sendCommand(settings, { act: 'rotate-key', after, reason, ...(expires ? { expires } : {}) });
  const [before, key] = [keys.at(-1), (await registry.registryKeys()).keys.at(-1)];
  if (!before || !key) throw new Refused('missing', 'the registry names no key of its own');
  return {
    lines: [
      `the registry signs with key ${key.id}${expires ? ` until ${expires}` : ''}`,
      `new hosts are told RELEASES_KEY=${key.publicKey}`,
      `key ${before.id} counts until retire ${before.id}`,
    ],
    result: { id: key.id, publicKey: key.publicKey, before: before.id, ...(expires ? { expires } : {}) },
  };
}

async function listCredentials({ registry }: CommandSettings): Promise<CommandAnswer> {
  const holders = await registry.holders();
  const lines = holders.map(({ id, holder, may, remotes, expires }) => {
    const until = expires ? ` until ${expires}` : '';
    return `${id} ${holder} may ${may.join(', ')} ${remotes?.join(', ') ?? 'every remote'}${until}`;
  });
  return { lines: lines.length > 0 ? lines : ['no credential is in force'], result: holders };
}

function endOf(days: string): string {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 3650) throw new WrongUsage('--days is from 1 to 3650');
  return new Date(Date.now() + count * 24 * 3_600_000).toISOString();
}

function isRight(may: string | undefined): may is Right {
  return rights.some((right) => right === may);
}
