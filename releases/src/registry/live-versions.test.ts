import type { ChannelDocument, ChannelRevision } from '../documents/channel-document.ts';
import type { ChannelPart } from '../documents/channel-segment.ts';
import { documentKeys } from '../sources/release-reader.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import { createLiveVersions } from './live-versions.ts';

const [first, second, third] = ['1.0.0+aa', '1.1.0+bb', '1.2.0+cc'] as const;

let trial: TrialRegistry;
/** The number of the oldest revision that each look into the past went back to. */
let looks: number[];
beforeEach(async () => {
  trial = openTrialRegistry();
  looks = [];
  await trial.live({}, { remote: 'mf-other' });
  await trial.live({ version: second });
  await addRevisions(60);
  await trial.registry.publish(await trial.bundle({ version: third }));
});
afterEach(() => trial.close());

/** Revisions that move nothing, an hour each: the older ones are closed. */
async function addRevisions(count: number) {
  for (let index = 0; index < count; index += 1) {
    trial.pass(3_600_000);
    await trial.registry.channels.add('stable', ({ revisions }) => {
      const last = revisions.at(-1) as ChannelRevision;
      return { ...last, revision: last.revision + 1, at: trial.now().toISOString(), reason: 'one more' };
    });
  }
}
const channels = {
  async past(channel: ChannelDocument, enough: (part: ChannelPart) => boolean) {
    const past = await trial.registry.channels.past(channel, enough);
    looks.push(past.revisions[0]?.revision ?? 0);
    return past;
  },
};
const lastRevision = async (version: string, remote = 'mf-trial') => {
  const live = createLiveVersions(trial.registry.storage, channels, { read: trial.registry.readRelease });
  return live.lastRevision(await trial.registry.channels.read('stable'), remote, version);
};
async function rollBack(to: string) {
  const after = (await trial.registry.status('stable')).present?.revision ?? 0;
  const act = {
    act: 'rollback-remotes',
    channel: 'stable',
    remotes: ['mf-trial'],
    to,
    after,
    reason: 'a test',
  } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
}

describe('[MFE-8] When a version was live', () => {
  it('is found in closed revisions, and they are read once for all versions', async () => {
    expect(await lastRevision(first)).toBe(1);
    expect(await lastRevision(third)).toBeNull();
    expect(await lastRevision(first, 'mf-other')).toBeGreaterThan(50);
    expect(looks).toEqual([1]);
  });

  it('is read on from where the note ends', async () => {
    await lastRevision(first);
    await addRevisions(60);
    expect(await lastRevision(third)).toBeNull();
    expect(looks).toEqual([1, expect.any(Number)]);
    expect(looks[1]).toBeGreaterThan(20);
  });

  it('needs no look into the past for what is live now, nor for a version that is not published', async () => {
    expect(await lastRevision(second)).toBe(62);
    await expect(lastRevision('9.9.9+ff')).rejects.toMatchObject({ code: 'not-published' });
    expect(looks).toEqual([]);
  });

  it.each([
    ['cannot be read', '{"upTo":"all"}'],
    ['is of a channel that was longer', '{"upTo":900,"versions":{}}'],
  ])('is looked up again when the note %s', async (_why, text) => {
    await trial.registry.storage.swap(documentKeys.live('stable'), Buffer.from(text), null);
    expect(await lastRevision(first)).toBe(1);
  });

  it('decides how far a rollback to it looks back, and that there is none to a version that never was', async () => {
    await expect(rollBack(third)).rejects.toMatchObject({
      code: 'no-revision',
      message: expect.stringContaining('never live'),
    });
    await expect(rollBack('9.9.9+ff')).rejects.toMatchObject({ code: 'not-published' });
    expect((await rollBack(first)).revision?.releases['mf-trial']?.version).toBe(first);
  });
});
