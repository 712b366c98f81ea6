import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import { timestamp } from '../documents/release-record.ts';
import { openSigned, signDocument } from '../documents/signed-document.ts';
import { registryKeyOf } from '../keys/registry-keys.ts';
import { describePublisher, trustedPublisher, type TrustedPublisher } from '../oidc/trusted-publisher.ts';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';
import type { AuditLog } from './audit-log.ts';
import type { RegistryKeyStore } from './registry-key-store.ts';

const list = v.strictObject({ issued: timestamp, publishers: v.pipe(v.array(trustedPublisher), v.maxLength(500)) });
/** Everybody whose pipelines are trusted, and when that last changed. */
export type TrustedPublishers = v.InferOutput<typeof list>;
const kind = 'aylal-trusted-publishers';

/** The pipelines that a registry trusts, signed by it; each change is in the log. */
export function createTrustedPublisherStore(
  storage: Storage,
  { registryKeys, log, now }: { registryKeys: RegistryKeyStore; log: AuditLog; now: () => Date },
) {
  async function open(bytes: Buffer | null): Promise<TrustedPublishers> {
    if (!bytes) return { issued: now().toISOString(), publishers: [] };
    const what = 'the list of trusted publishers';
    const believed = await registryKeys.believed();
    const expected = { what, kind, payload: list, mostBytes: 1024 * 1024 };
    return openSigned(expected, bytes, (id) => registryKeyOf(believed, id, what, null)).payload;
  }
  const read = async () => open(await storage.read(documentKeys.trusted));
  async function change(decide: (present: TrustedPublishers) => TrustedPublishers): Promise<void> {
    for (;;) {
      const before = await storage.read(documentKeys.trusted);
      const next = decide(await open(before));
      const bytes = Buffer.from(JSON.stringify(signDocument(kind, next, await registryKeys.signing())));
      await open(bytes);
      if (await storage.swap(documentKeys.trusted, bytes, before)) return;
    }
  }
  const record = (act: string, what: string, reason: string) =>
    log.add({ at: now().toISOString(), by: 'registry', act, what, reason });
  return {
    read,
    /** Rejects with `name-taken` when there is one of this name. */
    async add(publisher: TrustedPublisher, reason: string): Promise<void> {
      await change(({ publishers }) => {
        if (publishers.some(({ name }) => name === publisher.name))
          throw new Refused(
            'name-taken',
            `${publisher.name} is trusted already; remove it first, or take another name`,
          );
        return { issued: now().toISOString(), publishers: [...publishers, publisher] };
      });
      await record('trusted-add', `${publisher.name} ${describePublisher(publisher)}`, reason);
    },
    /** Its short-lived keys end with it. Rejects with `unknown-publisher`. */
    async remove(name: string, reason: string): Promise<void> {
      await change(({ publishers }) => {
        if (!publishers.some((one) => one.name === name))
          throw new Refused('unknown-publisher', `no trusted publisher is called ${name}; "trusted list" names them`);
        return { issued: now().toISOString(), publishers: publishers.filter((one) => one.name !== name) };
      });
      await record('trusted-remove', name, reason);
    },
    /** Signs the list again with the registry's present key. */
    async touch(): Promise<void> {
      if (await storage.read(documentKeys.trusted)) await change((present) => present);
    },
  };
}

export type TrustedPublisherStore = ReturnType<typeof createTrustedPublisherStore>;
