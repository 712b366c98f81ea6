import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { timestamp } from '../documents/release-record.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import { shellRecord, type ShellRecord } from './shell-record.ts';

/** Versions of one shell that count as live beside each other; the one registered first ends when another comes. */
export const mostShellVersions = 3;

/** `registered` is missing in what registries wrote when a shell had one version. */
const stored = v.strictObject({ ...shellRecord.entries, registered: v.exactOptional(timestamp) });
/** A shell that counts as live, and since when. */
export type LiveShell = v.InferOutput<typeof stored>;

/** The live hosts that releases are checked against: several versions of a shell while hosts move from one to the next. */
export function createShellStore(storage: Storage, now: () => Date) {
  async function read(): Promise<readonly { readonly file: string; readonly shell: LiveShell }[]> {
    const files = await storage.list('shells');
    const found = await Promise.all(files.map(async (file) => ({ file, bytes: await storage.read(`shells/${file}`) })));
    return found
      .flatMap(({ file, bytes }) => (bytes ? [{ file, shell: open(bytes) }] : []))
      .toSorted((a, b) => (a.shell.registered ?? '').localeCompare(b.shell.registered ?? ''));
  }
  const end = async (files: readonly string[]) => {
    if (files.length > 0) await storage.remove('shells', files);
  };
  return {
    /** By their registration, the newest last. Throws `bad-shell` when one cannot be read: a check against fewer shells than there are would let too much pass. */
    all: async (): Promise<readonly LiveShell[]> => (await read()).map(({ shell }) => shell),
    /** Registers a version beside the earlier ones, or, with `alone`, in their place. False when the same is known already and nothing ends. */
    async keep(shell: ShellRecord, { alone }: { alone: boolean }): Promise<boolean> {
      const key = documentKeys.shell(shell.name, shell.version);
      const versions = (await read()).filter(({ shell: { name } }) => name === shell.name);
      const same = versions.find(({ shell: { version } }) => version === shell.version);
      const others = versions.filter((one) => one !== same);
      const ending = (alone ? others : others.slice(0, -(mostShellVersions - 1))).map(({ file }) => file);
      const registered = same?.shell.registered ?? now().toISOString();
      const bytes = Buffer.from(JSON.stringify({ ...shell, registered }));
      const before = await storage.read(key);
      const isSame = before?.equals(bytes) ?? false;
      if (!isSame) await storage.swap(key, bytes, before);
      if (same && `shells/${same.file}` !== key) ending.push(same.file);
      await end(ending);
      return !isSame || ending.length > 0;
    },
    /** Ends a version. Throws `unknown-shell`, and `last-shell` for the only one of its name: without it nothing would be checked. */
    async retire(name: string, version: string): Promise<void> {
      const versions = (await read()).filter(({ shell }) => shell.name === name);
      const ended = versions.find(({ shell }) => shell.version === version);
      if (!ended) throw new Refused('unknown-shell', `no shell ${name} ${version} is registered`);
      if (versions.length === 1)
        throw new Refused(
          'last-shell',
          `${name} ${version} is the only version of ${name}; register the next one first`,
        );
      await end([ended.file]);
    },
  };
}

function open(bytes: Buffer): LiveShell {
  const parsed = v.safeParse(stored, JSON.parse(bytes.toString('utf8')));
  if (!parsed.success)
    throw new Refused('bad-shell', 'what is known of a live shell cannot be read; register it again (shell <folder>)');
  return parsed.output;
}

export type ShellStore = ReturnType<typeof createShellStore>;
