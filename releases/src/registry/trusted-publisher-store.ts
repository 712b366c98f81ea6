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

const list = v.strictObject({
  /** Grows with each change; lists from before it was counted have none. */
  serial: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  issued: timestamp,
  publishers: v.pipe(v.array(trustedPublisher), v.maxLength(500)),
});
/** Everybody whose pipelines are trusted, and when that last changed. */
export type TrustedPublishers = v.InferOutput<typeof list>;
const kind = 'aylal-trusted-publishers';

/** Who changes the list, and the serial that they looked at; the registry itself, unless a command asks for it. */
export interface TrustChange {
  readonly by: string;
  readonly after?: number;
}
const byItself: TrustChange = { by: 'registry' };

/** The pipelines that a registry trusts, signed by it; each change is in the log. */
export function createTrustedPublisherStore(
  storage: Storage,
  { registryKeys, log, now }: { registryKeys: RegistryKeyStore; log: AuditLog; now: () => Date },
) {
  async function open(bytes: Buffer | null): Promise<TrustedPublishers> {
    if (!bytes) return { serial: 0, issued: now().toISOString(), publishers: [] };
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
  /** The list with other publishers. Rejects with `conflict` when it is not the one that was looked at. */
  const changed = ({ serial }: TrustedPublishers, after: number | undefined, publishers: TrustedPublisher[]) => {
    if (after !== undefined && after !== serial)
      throw new Refused('conflict', `the trusted pipelines are at ${serial}, not ${after}: look at them again`);
    return { serial: serial + 1, issued: now().toISOString(), publishers };
  };
  const record = ({ by }: TrustChange, act: string, what: string, reason: string) =>
    log.add({ at: now().toISOString(), by, act, what, reason });
  return {
    read,
    /** Rejects with `name-taken` when there is one of this name. */
    async add(publisher: TrustedPublisher, reason: string, how: TrustChange = byItself): Promise<void> {
      await change((present) => {
        const { publishers } = present;
        if (publishers.some(({ name }) => name === publisher.name))
          throw new Refused(
            'name-taken',
            `${publisher.name} is trusted already; remove it first, or take another name`,
          );
        return changed(present, how.after, [...publishers, publisher]);
      });
      await record(how, 'trusted-add', `${publisher.name} ${describePublisher(publisher)}`, reason);
    },
    /** Its short-lived keys end with it. Rejects with `unknown-publisher`. */
    async remove(name: string, reason: string, how: TrustChange = byItself): Promise<void> {
      await change((present) => {
        const { publishers } = present;
        if (!publishers.some((one) => one.name === name))
          throw new Refused('unknown-publisher', `no trusted publisher is called ${name}; "trusted list" names them`);
        return changed(
          present,
          how.after,
          publishers.filter((one) => one.name !== name),
        );
      });
      await record(how, 'trusted-remove', name, reason);
    },
    /** Signs the list again with the registry's present key. */
    async touch(): Promise<void> {
      if (await storage.read(documentKeys.trusted)) await change((present) => present);
    },
  };
}

export type TrustedPublisherStore = ReturnType<typeof createTrustedPublisherStore>;
