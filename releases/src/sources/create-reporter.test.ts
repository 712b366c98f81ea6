import { Refused } from '../documents/refusal.ts';
import type { RegistryCommand } from '../registry/registry-command.ts';
import { createReporter } from './create-reporter.ts';

type Report = Extract<RegistryCommand, { act: 'report' }>;

const counts = (pages: number) => [{ remote: 'mf-trial', version: '1.0.0', pages, failures: 0 }];

function setUp() {
  const sent: Report[] = [];
  const answers: (boolean | Error)[] = [];
  const report = createReporter({
    channel: 'stable',
    now: () => new Date('2026-11-21T00:00:00Z'),
    async send(act) {
      sent.push(act);
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return { changed: answer };
    },
  });
  return { report, sent, answers, pages: () => sent.map((one) => one.counts[0]?.pages) };
}

describe('Reports to a registry', () => {
  it('tell whether a share was halted, and are not sent when there is nothing to tell', async () => {
    const { report, sent, answers } = setUp();
    expect(await report([])).toBe(false);
    expect(sent).toEqual([]);
    answers.push(true);
    expect(await report(counts(1))).toBe(true);
  });

  it('are sent again after a registry that was away, first the older ones, each under the nonce that it had', async () => {
    const { report, sent, answers, pages } = setUp();
    answers.push(new Error('away'), new Error('away'));
    await expect(report(counts(1))).rejects.toThrow('away');
    await expect(report(counts(2))).rejects.toThrow('away');
    await report([]);
    expect(pages()).toEqual([1, 1, 1, 2]);
    expect(new Set(sent.slice(0, 3).map(({ nonce }) => nonce)).size).toBe(1);
    expect(sent[3]?.nonce).not.toBe(sent[0]?.nonce);
    await report([]);
    expect(sent).toHaveLength(4);
  });

  it('are dropped when the registry refuses them, so that they do not stand in the way of the next', async () => {
    const { report, answers, pages } = setUp();
    answers.push(new Refused('retired-key', 'retired'));
    await expect(report(counts(1))).rejects.toMatchObject({ code: 'retired-key' });
    await report(counts(2));
    expect(pages()).toEqual([1, 2]);
  });

  it('do not pile up without end', async () => {
    const { report, answers, pages } = setUp();
    answers.push(...Array.from({ length: 200 }, () => new Error('away')));
    for (let look = 0; look < 200; look += 1) await report(counts(look)).catch(() => undefined);
    await report([]);
    expect(pages().slice(200)).toEqual(Array.from({ length: 120 }, (_, index) => 80 + index));
  });
});
