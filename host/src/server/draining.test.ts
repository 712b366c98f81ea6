/** @jest-environment node */
import { openTrialHost } from './testing/trial-host.ts';

describe('A host that is told to stop', () => {
  it('[REL-10] says that it is not ready, serves on for a while, and then listens no more', async () => {
    const trial = await openTrialHost({ drainDelayMs: 3_000 });
    const closed = trial.close();
    expect((await trial.get('/readyz')).status).toBe(503);
    expect((await trial.get('/mn/trial')).status).toBe(200);
    await closed;
    await expect(trial.get('/readyz')).rejects.toThrow();
  }, 20_000);
});
