import { createMetrics, type Metrics } from '@aylal/server';
import { runJob } from '../platform/jobs/job-runner.ts';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { addProviderGauges } from './provider-gauges.ts';

describe('[OPS-3] The metrics of the provider', () => {
  let provider: ProviderFixture;
  let metrics: Metrics;
  beforeAll(async () => {
    provider = await openProviderFixture();
    metrics = createMetrics('provider');
    addProviderGauges(metrics, provider.deps);
  });
  afterAll(async () => {
    metrics.close();
    await provider.close();
  });

  const series = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`));

  it('say how many messages wait and were given up, and for how long the oldest waits', async () => {
    expect(await series('outbox_oldest_seconds')).toEqual([expect.stringMatching(/state="waiting".* 0$/)]);
    const message = { channel: 'email', recipient: 'a@example.mn', locale: 'mn', subject: 's', body: 'b' } as const;
    const { db, clock } = provider.deps;
    const rows = (['waiting', 'waiting', 'dead', 'sent'] as const).map((state, index) => ({
      ...message,
      id: `message-${index}`,
      created_at: clock.now() - 90_000 * index,
      state,
    }));
    await db.insertInto('outbox').values(rows).execute();
    const counts = (await series('outbox_messages')).map((line) => line.replace(/.*state="(\w+)".* /, '$1 '));
    expect(counts.toSorted()).toEqual(['dead 1', 'waiting 2']);
    expect(await series('outbox_oldest_seconds')).toEqual([expect.stringMatching(/ 90$/)]);
  });

  it('say what waits for a person, by kind', async () => {
    expect(await series('work_items_open')).toEqual([]);
    const item = { kind: 'odd-answer', amount: 0, task: 'look', at: 1, done_at: null, raw: null } as const;
    await provider.deps.db
      .insertInto('work_items')
      .values(['a', 'b'].map((reference) => ({ ...item, reference })) as never)
      .execute();
    expect(await series('work_items_open')).toEqual([expect.stringMatching(/kind="odd-answer".* 2$/)]);
  });

  it('count the runs of jobs, and which of them failed', async () => {
    let fails = true;
    const job = runJob(provider.deps, 'trial', async () => {
      if (fails) throw new Error('not this time');
    });
    job.run();
    await job.done();
    fails = false;
    job.run();
    await job.done();
    const runs = (await series('job_duration_seconds_count')).filter((line) => line.includes('job="trial"'));
    expect(runs.map((line) => line.replace(/.*outcome="(\w+)".* /, '$1 ')).toSorted()).toEqual(['done 1', 'failed 1']);
  });
});
