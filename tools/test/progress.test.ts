import { mock } from 'node:test';
import { createProgress } from './progress.ts';

describe('createProgress', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval', 'Date'], now: 0 }));
  afterEach(() => mock.timers.reset());

  const show = (isTerminal: boolean) => {
    const written: string[] = [];
    const progress = createProgress({ write: (text) => written.push(text), isTerminal, now: Date.now });
    return { written, suite: progress.open('unit') };
  };

  it('writes a line to a log every 15 seconds: what is done of all, what failed, what is slow', () => {
    const { written, suite } = show(false);
    suite.planned(20);
    suite.started('/shop/host/src/slow.test.ts');
    suite.started('/shop/host/src/quick.test.ts');
    suite.finished('/shop/host/src/quick.test.ts');
    suite.failed({ file: 'host/src/quick.test.ts', title: 'is quick', failure: '1 is not 2' });
    mock.timers.tick(14_999);
    expect(written).toEqual(['\n▸ unit\n', '\n✗ host/src/quick.test.ts\n  is quick\n\n1 is not 2\n\n']);
    mock.timers.tick(1);
    expect(written.at(-1)).toBe('  unit: 15 s, 1 of 20, 1 failed, slow: slow.test.ts 15 s\n');
    suite.close();
  });

  it('rewrites one line of a terminal every second', () => {
    const { written, suite } = show(true);
    mock.timers.tick(1_000);
    expect(written.at(-1)).toBe('\r\u001B[K  unit: 1.0 s');
    suite.close();
  });

  it('writes nothing more once the suite is closed', () => {
    const { written, suite } = show(false);
    suite.close();
    written.length = 0;
    mock.timers.tick(60_000);
    expect(written).toEqual([]);
  });
});
