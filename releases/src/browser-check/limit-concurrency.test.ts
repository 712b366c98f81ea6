import { limitConcurrency } from './limit-concurrency.ts';

/** Work that ends when the test says so. */
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
    const interleave = limitConcurrency({ mostWaiting: 2, waitMs: 1000 });
    const [first, second, third] = [openWork(), openWork(), openWork()];
    const all = [first, second, third].map(({ work }) => interleave(work));
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
    const interleave = limitConcurrency({ mostWaiting: 1, waitMs: 1000 });
    const failed = interleave(() => Promise.reject(new Error('broken')));
    const next = interleave(async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });

  it('is not begun behind too many', async () => {
    const interleave = limitConcurrency({ mostWaiting: 1, waitMs: 60_000 });
    const first = openWork();
    const [running, next] = [interleave(first.work), interleave(async () => 'next')];
    await expect(interleave(async () => 'one too many')).resolves.toBeNull();
    first.end('one');
    await expect(Promise.all([running, next])).resolves.toEqual(['one', 'next']);
  });

  it('is not begun after too long', async () => {
    const interleave = limitConcurrency({ mostWaiting: 1, waitMs: 5 });
    const first = openWork();
    const running = interleave(first.work);
    await expect(interleave(async () => 'late')).resolves.toBeNull();
    first.end('one');
    await expect(running).resolves.toBe('one');
    await expect(interleave(async () => 'again')).resolves.toBe('again');
  });
});
