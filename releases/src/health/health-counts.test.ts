import type { ChannelRevision } from '../documents/channel-document.ts';
import { addCounts, noCounts, rolloutsToHalt, type HealthCounts } from './health-counts.ts';

const reference = (version: string) => ({ version, digest: 'A'.repeat(64) });
const revision: ChannelRevision = {
  revision: 2,
  at: '2026-11-21T00:00:00.000Z',
  by: 'a test',
  act: 'promote',
  reason: 'a test',
  releases: { 'mf-trial': reference('1.0.0') },
  rollouts: [{ id: 'r2', share: 1000, releases: { 'mf-trial': reference('1.1.0') } }],
};
const at = '2026-11-21T00:01:00.000Z';
const report = (health: HealthCounts, version: string, pages: number, failures: number) =>
  addCounts(health, revision, [], {
    nonce: `report ${health.seen.length}`,
    counts: [{ remote: 'mf-trial', version, pages, failures }],
    at,
  });

describe('Counts of a channel', () => {
  it('keep a failure of a page that an earlier report told of', () => {
    const met = report(report(noCounts, '1.0.0', 900, 0), '1.1.0', 100, 0);
    const failed = report(met, '1.1.0', 0, 60);
    expect(failed.all['mf-trial']?.['1.1.0']).toMatchObject({ pages: 100, failures: 60, lastSeen: at });
    expect(failed.rollouts['r2']?.['mf-trial']).toEqual({
      share: { pages: 100, failures: 60 },
      stable: { pages: 900, failures: 0 },
    });
    expect(rolloutsToHalt(failed, revision).ids).toEqual(['r2']);
  });

  it('never hold more failures than pages, whatever a host says', () => {
    const health = report(report(noCounts, '1.1.0', 10, 500), '1.1.0', 0, 500);
    expect(health.all['mf-trial']?.['1.1.0']).toMatchObject({ pages: 10, failures: 10 });
    expect(health.rollouts['r2']?.['mf-trial']?.share).toEqual({ pages: 10, failures: 10 });
  });
});
