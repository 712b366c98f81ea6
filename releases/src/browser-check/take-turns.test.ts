import { takeTurns } from './take-turns.ts';

/** Work that is done when it is told. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let began = false;
  return {
    began: () => began,
    end: resolve,
    work: () => {
      began = true;
      return promise;
    },
  };
}

describe('Work in turns', () => {
  it('begins one after another, in the order in which it came', async () => {
    const inTurn = takeTurns({ mostWaiting: 2, waitMs: 1000 });
    const [first, second, third] = [openWork(), openWork(), openWork()];
    const all = [first, second, third].map(({ work }) => inTurn(work));
    expect([first.began(), second.began(), third.began()]).toEqual([true, false, false]);
    first.end('one');
    await expect(all[0]).resolves.toBe('one');
    await Promise.resolve();
    expect([second.began(), third.began()]).toEqual([true, false]);
    second.end('two');
    third.end('three');
    await expect(Promise.all(all)).resolves.toEqual(['one', 'two', 'three']);
  });

  it('goes on when work fails', async () => {
    const inTurn = takeTurns({ mostWaiting: 1, waitMs: 1000 });
    const failed = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });

  it('is not begun behind too many', async () => {
    const inTurn = takeTurns({ mostWaiting: 1, waitMs: 60_000 });
    const first = openWork();
    const [running, next] = [inTurn(first.work), inTurn(async () => 'next')];
    await expect(inTurn(async () => 'one too many')).resolves.toBeNull();
    first.end('one');
    await expect(Promise.all([running, next])).resolves.toEqual(['one', 'next']);
  });

  it('is not begun after too long', async () => {
    const inTurn = takeTurns({ mostWaiting: 1, waitMs: 5 });
    const first = openWork();
    const running = inTurn(first.work);
    await expect(inTurn(async () => 'late')).resolves.toBeNull();
    first.end('one');
    await expect(running).resolves.toBe('one');
    await expect(inTurn(async () => 'again')).resolves.toBe('again');
  });
});
