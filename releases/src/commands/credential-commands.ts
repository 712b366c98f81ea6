import { writeFileSync } from 'node:fs';
import { rights, type Right } from '../keys/key-ring.ts';
import { createSigningKey, writeSigningKey } from '../keys/signing-key.ts';
import type { CommandAnswer } from './command-answer.ts';
import { WrongUsage, type CommandSettings } from './command-settings.ts';

/** Makes a credential: the secret goes into `--out`, the registry keeps the public half. */
export async function credentialCommand({ options, local }: CommandSettings): Promise<CommandAnswer> {
  if (!local) throw new WrongUsage('credentials are made where the registry lives; leave --registry out');
  const { may, remote = null, holder, out } = options;
  if (!isRight(may)) throw new WrongUsage(`--may is one of ${rights.join(', ')}`);
  if (may === 'publish' && !remote) throw new WrongUsage('--remote names the one remote that the credential publishes');
  if (!holder || !out) throw new WrongUsage('--holder says whose it is, --out where the secret goes');
  const key = createSigningKey();
  await local.ring.admit(key, { may, remote, holder });
  writeFileSync(out, writeSigningKey(key), { mode: 0o600, flag: 'wx' });
  return { lines: [`${holder} may ${may} ${remote ?? 'every remote'} with key ${key.id}`], result: { id: key.id } };
}

/** Ends a credential; what was published with it stays. */
export async function retireCommand({ words, local }: CommandSettings): Promise<CommandAnswer> {
  const [id] = words;
  if (!local || !id) throw new WrongUsage('retire <key id>, where the registry lives');
  await local.ring.retire(id);
  return { lines: [`key ${id} is retired`], result: { id } };
}

function isRight(may: string | undefined): may is Right {
  return rights.some((right) => right === may);
}
