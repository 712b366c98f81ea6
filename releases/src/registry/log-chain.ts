import * as v from 'valibot';
import { digestOf } from '../documents/release-signature.ts';
import { timestamp } from '../documents/release-record.ts';
import { Refused } from '../documents/refusal.ts';
import { openSigned, signDocument } from '../documents/signed-document.ts';
import { registryKeyOf, type RegistryKeys } from '../keys/registry-keys.ts';
import { keyId } from '../keys/signing-key.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

const logEntry = v.object({
  at: timestamp,
  by: v.string(),
  act: v.string(),
  what: v.string(),
  reason: v.string(),
  refused: v.exactOptional(v.string()),
});
/** Who did what, when and why; refused attempts too. */
export type LogEntry = v.InferOutput<typeof logEntry>;

/** An entry from before there was a chain. */
const entryText = v.pipe(v.string(), v.parseJson(), logEntry);

const chained = v.object({
  ...logEntry.entries,
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** SHA-384 of the entry before it; empty for the first. */
  before: v.string(),
});
const kind = 'aylal-log-entry';
/** After the names of entries from before there was a chain, which begin with a year. */
const nameOf = (number: number) => `n${String(number).padStart(9, '0')}.json`;

/** The log in its storage: signed entries, numbered without gaps, each with the digest of the one before. */
export function createLogChain(storage: Storage, registryKeys: RegistryKeyStore) {
  const read = async (name: string) => storage.read(`${documentKeys.log}/${name}`);
  return {
    /** Adds an entry after the newest one; of two writers at once the second comes after the first. */
    async append(entry: LogEntry): Promise<void> {
      for (;;) {
        const names = await storage.list(documentKeys.log);
        const last = names.at(-1);
        const bytes = last === undefined ? null : await read(last);
        const number = numberOf(last, names.length) + 1;
        const payload = { ...entry, number, before: bytes ? digestOf(bytes) : '' };
        const signing = await registryKeys.signing();
        const written = Buffer.from(JSON.stringify(signDocument(kind, payload, signing)));
        if (await storage.swap(`${documentKeys.log}/${nameOf(number)}`, written, null)) return;
      }
    },
    /** The newest entries, the newest last. One that somebody has changed is left out: it stops nobody from acting, and `check` names it. */
    async last(most: number): Promise<readonly LogEntry[]> {
      const names = (await storage.list(documentKeys.log)).slice(-most);
      const all = await Promise.all(names.map(async (name) => ({ name, bytes: await read(name) })));
      const believed = await registryKeys.believed();
      return all.flatMap(({ name, bytes }) => {
        if (!bytes) return [];
        if (!isChained(name)) return [v.parse(entryText, bytes.toString('utf8'))];
        try {
          const { number: _number, before: _before, ...entry } = openEntry(bytes, believed);
          return [entry];
        } catch (error) {
          if (error instanceof Refused) return [];
          throw error;
        }
      });
    },
    /** Goes through the whole log: throws `log-broken` at the first entry that was changed, left out or put in. Entries from before there was a chain count by the digest of the last of them only. */
    async check(): Promise<{ entries: number; digest: string }> {
      let before = '';
      const believed = await registryKeys.believed();
      const names = await storage.list(documentKeys.log);
      for (const [index, name] of names.entries()) {
        const bytes = await read(name);
        if (!bytes) throw broken(index + 1, 'is not there');
        if (isChained(name)) {
          const entry = openNumbered(bytes, index + 1, believed);
          if (name !== nameOf(index + 1) || entry.number !== index + 1) throw broken(index + 1, `is ${name}`);
          if (entry.before !== before) throw broken(index + 1, 'does not follow the entry before it');
        }
        before = digestOf(bytes);
      }
      return { entries: names.length, digest: before };
    },
  };

  function openNumbered(bytes: Buffer, number: number, believed: RegistryKeys) {
    try {
      return openEntry(bytes, believed);
    } catch (error) {
      if (error instanceof Refused) throw broken(number, error.message);
      throw error;
    }
  }
}

export type LogChain = ReturnType<typeof createLogChain>;

/** An entry that a key of the registry signed; one that was retired counts for entries from before. */
function openEntry(bytes: Buffer, { keys, retired, ...rest }: RegistryKeys) {
  const what = 'the entry of the log';
  const known: RegistryKeys = { ...rest, keys: [...keys, ...retired], retired: [] };
  const expected = { what, kind, payload: chained, mostBytes: 64 * 1024 };
  const { key, payload } = openSigned(expected, bytes, (id) => registryKeyOf(known, id, what, null));
  const ended = retired.find(({ publicKey }) => keyId(publicKey) === key);
  if (ended && payload.at > ended.at)
    throw new Refused('retired-key', `${what} is signed by a key of the registry that was retired`);
  return payload;
}

/** The number in a name; older entries have none and count by how many there are. */
function numberOf(name: string | undefined, count: number): number {
  return name !== undefined && isChained(name) ? Number(name.slice(1, -'.json'.length)) : count;
}

function isChained(name: string): boolean {
  return name.startsWith('n');
}

function broken(number: number, why: string): Refused {
  return new Refused('log-broken', `entry ${number} of the log: ${why}`);
}
