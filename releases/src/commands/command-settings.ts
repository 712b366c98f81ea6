import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandKind } from '@aylal/domain/documents';
import { createBrowserGate } from '../browser-check/browser-gate.ts';
import { signDocument } from '../documents/signed-document.ts';
import { readSigningKey, type SigningKey } from '../keys/signing-key.ts';
import { openFolderRegistry, type FolderRegistry } from '../registry/open-folder-registry.ts';
import { type RegistryCommand, type SignedCommand } from '../registry/registry-command.ts';
import { signReading } from '../registry/open-reading.ts';
import type { CommandOutcome, Registry } from '../registry/registry.ts';
import { chosenStorage } from './chosen-storage.ts';
import { createPipelineKey } from './pipeline-key.ts';
import { createRegistryClient } from './registry-client.ts';

/** The live shell's program, in the same checkout. */
const hostFolder = resolve(import.meta.dirname, '../../../host');

/** The command was not written as it must be. */
export class WrongUsage extends Error {}

const options = {
  registry: { type: 'string' },
  credential: { type: 'string' },
  oidc: { type: 'boolean', default: false },
  data: { type: 'string' },
  channel: { type: 'string', default: 'stable' },
  reason: { type: 'string' },
  share: { type: 'string' },
  steps: { type: 'string' },
  every: { type: 'string' },
  from: { type: 'string' },
  promote: { type: 'boolean', default: false },
  shell: { type: 'string' },
  retire: { type: 'boolean', default: false },
  to: { type: 'string' },
  for: { type: 'string' },
  hours: { type: 'string', default: '8' },
  may: { type: 'string' },
  remote: { type: 'string' },
  holder: { type: 'string' },
  'public-key': { type: 'string' },
  issuer: { type: 'string' },
  claim: { type: 'string', multiple: true },
  channels: { type: 'string' },
  minutes: { type: 'string', default: '15' },
  out: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
  'approved-by': { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  last: { type: 'string', default: '30' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** What every command gets: its words and options, and a registry in a folder or over HTTP. */
export interface CommandSettings {
  readonly operands: readonly string[];
  readonly options: Options;
  readonly registry: Registry;
  /** Only when the registry's own documents and keys are at hand: in a folder of this machine, or in a store (`RELEASES_STORAGE`). */
  readonly local: FolderRegistry | null;
  signCommand(command: RegistryCommand): Promise<SignedCommand>;
  /** The key that stands for a release which no browser has shown. */
  approvingKey(): Promise<SigningKey>;
  publishingKey(remote: string): Promise<SigningKey>;
}

/** Reads words, options and environment. Rejects with `WrongUsage` with what to write instead. */
export async function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandSettings> {
  const { values, positionals } = parse(args);
  const url = values.registry?.replace(/\/+$/, '');
  const gates = [createBrowserGate({ hostFolder, env })];
  const folder = join(resolve(values.data ?? (env['DATA_DIR'] || '.data')), 'releases');
  const local = url
    ? null
    : openFolderRegistry(folder, {
        gates,
        noticeUrl: env['RELEASES_NOTICE_URL'] || undefined,
        keysFolder: env['RELEASES_KEYS'] || undefined,
        storage: await chosenStorage(env),
      });
  if (values.oidc && (!url || values.credential !== undefined))
    throw new WrongUsage('--oidc asks the --registry for a key, and takes the place of --credential');
  const fromFile = async () => {
    const file = values.credential ?? env['RELEASES_CREDENTIAL'];
    if (!file)
      throw new WrongUsage(
        '--credential names the file of your credential (or RELEASES_CREDENTIAL); in a pipeline, --oidc',
      );
    return readSigningKey(readFileSync(file, 'utf8'));
  };
  const given = values.oidc ? createPipelineKey(url ?? '', env) : fromFile;
  const approver = () => {
    const file = values['approved-by'];
    if (!file) throw new WrongUsage('--approved-by names the credential of somebody who may promote');
    return readSigningKey(readFileSync(file, 'utf8'));
  };
  const own = values.credential !== undefined || local === null;
  return {
    operands: positionals,
    options: values,
    registry:
      local ??
      createRegistryClient(url ?? '', fetch, {
        sign: async (path) => signReading(path, await given(), new Date()),
        gates,
      }),
    local,
    signCommand: async (command) => (own ? signDocument(commandKind, command, await given()) : local.sign(command)),
    approvingKey: async () => (own ? approver() : local.credential('promote', null)),
    publishingKey: async (remote) => (own ? given() : local.credential('publish', remote)),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}

/** `mf-flights@1.2.0+ab` … as versions by remote. */
export function readReleases(operands: readonly string[]): Record<string, string> {
  if (operands.length === 0) throw new WrongUsage('name releases as mf-flights@1.2.0+ab12cd34ef');
  return Object.fromEntries(
    operands.map((word) => {
      const [remote = '', version = ''] = word.split('@');
      if (!version) throw new WrongUsage(`${word}: name the release as mf-flights@1.2.0+ab12cd34ef`);
      return [remote, version];
    }),
  );
}

/** `5%` as 500; null without one: everybody. */
export function readShare(text: string | undefined): number | null {
  if (text === undefined || text === '100%') return null;
  const percent = /^(\d{1,2}(?:\.\d{1,2})?)%$/.exec(text)?.[1];
  const share = Math.round(Number(percent) * 100);
  if (!percent || share < 1) throw new WrongUsage('--share is from 0.01% to 100%');
  return share;
}

/** `5%,25%,100%` every `10m` (or `2h`): the first share, and how it grows. */
export function readSteps({ share, steps, every }: Options) {
  if (steps === undefined && every === undefined) return { share: readShare(share) };
  if (share !== undefined || !steps || !every)
    throw new WrongUsage('--steps 5%,25%,100% and --every 10m belong together, and take the place of --share');
  const [first = null, ...next] = steps.split(',').map((one) => readShare(one.trim()));
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(every) ?? [];
  if (first === null || next.length === 0 || !count)
    throw new WrongUsage('--steps begins with a share and names at least one more; --every is 10m or 2h');
  const everyMinutes = Number(count) * (unit === 'h' ? 60 : 1);
  return { share: first, steps: { next: next.map((one) => one ?? 10_000), everyMinutes } };
}

/** The reason of a command, three characters at least. Throws `WrongUsage` without one. */
export function readReason({ reason }: Options): string {
  if (!reason || reason.trim().length < 3) throw new WrongUsage('--reason says why; it stays in the log');
  return reason;
}

type Timeless<C> = C extends RegistryCommand ? Omit<C, 'at'> : never;

/** Signs a command at this moment and sends it. */
export async function sendCommand(
  { registry, signCommand }: CommandSettings,
  command: Timeless<RegistryCommand>,
): Promise<CommandOutcome> {
  return registry.act(await signCommand({ ...command, at: new Date().toISOString() }));
}
