import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createPublishedVersions, lookAgainMs, mostRemembered } from './published-versions.ts';

/** A storage that counts what is read, with so many releases of a remote, each signed a minute after the one before. */
async function openStorage(count: number) {
  const storage = createMemoryStorage();
  const reads: string[] = [];
  const counting = {
    ...storage,
    read: (key: string) => {
      reads.push(key);
      return storage.read(key);
    },
  };
  let time = Date.parse('2026-11-21T00:00:00.000Z');
  const write = (key: string, value: unknown) => storage.swap(key, Buffer.from(JSON.stringify(value)), null);
  const publish = (index: number) =>
    write(`mf-trial/1.${index}.0+aa/release.sig`, {
      payload: { signed: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() },
    });
  for (let index = 0; index < count; index += 1) await publish(index);
  return {
    versions: createPublishedVersions(counting, () => new Date(time)),
    publish,
    prune: (index: number) => write(`mf-trial/1.${index}.0+aa/pruned.json`, {}),
    pass: (ms: number) => {
      time += ms;
    },
    countReads: async (work: () => Promise<unknown>) => {
      reads.length = 0;
      await work();
      return { signatures: reads.filter((key) => key.endsWith('.sig')).length, all: reads.length };
    },
  };
}

describe('The published versions of a remote', () => {
  it('are listed by the time of their signatures; none of what is no remote', async () => {
    const { versions } = await openStorage(11);
    const listed = await versions('mf-trial');
    expect(listed.map(({ version }) => version)).toEqual(Array.from({ length: 11 }, (_, index) => `1.${index}.0+aa`));
    expect(listed.at(-1)?.published).toBe('2026-01-01T00:10:00.000Z');
    expect(await versions('../mf-trial')).toEqual([]);
  });

  it('cost no reads while they are asked for every few seconds, and each signature is read once for ever', async () => {
    const { versions, pass, publish, countReads } = await openStorage(500);
    const ask = () => versions('mf-trial');
    expect(await countReads(ask)).toEqual({ signatures: 500, all: 1000 });
    expect(await countReads(ask)).toEqual({ signatures: 0, all: 0 });
    await publish(500);
    expect(await countReads(ask)).toEqual({ signatures: 1, all: 2 });
    pass(lookAgainMs);
    expect(await countReads(ask)).toEqual({ signatures: 0, all: 501 });
  });

  it('lose what was pruned within a minute, and nothing of it is read again', async () => {
    const { versions, pass, prune, countReads } = await openStorage(3);
    await versions('mf-trial');
    await prune(1);
    pass(lookAgainMs);
    expect((await versions('mf-trial')).map(({ version }) => version)).toEqual(['1.0.0+aa', '1.2.0+aa']);
    pass(lookAgainMs);
    expect(await countReads(() => versions('mf-trial'))).toEqual({ signatures: 0, all: 2 });
  });

  it('remember no more than so many', async () => {
    const { versions, countReads } = await openStorage(mostRemembered + 1);
    await versions('mf-trial');
    const { signatures } = await countReads(() => versions('mf-trial'));
    expect(signatures).toBeGreaterThan(0);
  });
});
