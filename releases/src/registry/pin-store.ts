import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { documentKeys } from '../sources/release-reader.ts';
import type { Storage } from '../storage/storage.ts';

const pinText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ releases: v.record(v.string(), v.string()), expires: v.string() }),
);
type Pin = Readonly<v.InferOutput<typeof pinText>>;

/** What testers' tokens name, for as long as they are good: retention leaves it alone. */
export function createPinStore(storage: Storage, now: () => Date) {
  const all = async () => {
    const names = await storage.list(documentKeys.pins);
    const found = await Promise.all(
      names.map(async (name) => {
        const bytes = await storage.read(`${documentKeys.pins}/${name}`);
        return bytes ? [{ name, pin: v.parse(pinText, bytes.toString('utf8')) }] : [];
      }),
    );
    return found.flat();
  };
  const isOver = ({ pin }: { pin: Pin }) => Date.parse(pin.expires) <= now().getTime();
  return {
    async add(pin: Pin): Promise<void> {
      const name = `${pin.expires.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
      await storage.swap(`${documentKeys.pins}/${name}`, Buffer.from(JSON.stringify(pin)), null);
    },
    async pinned(): Promise<readonly Pin['releases'][]> {
      return (await all()).filter((one) => !isOver(one)).map(({ pin }) => pin.releases);
    },
    async dropExpired(): Promise<void> {
      const over = (await all()).filter(isOver);
      await storage.remove(
        documentKeys.pins,
        over.map(({ name }) => name),
      );
    },
  };
}

export type PinStore = ReturnType<typeof createPinStore>;
