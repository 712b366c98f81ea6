import { whenIdle } from './when-idle.ts';

/** A page that tells when it is idle, or one of a browser that cannot. */
function open(tells: boolean) {
  const later: { act: () => void; ms: number | 'idle' }[] = [];
  const page = {
    setTimeout: (act: () => void, ms: number) => later.push({ act, ms }),
    ...(tells ? { requestIdleCallback: (act: () => void) => later.push({ act, ms: 'idle' }) } : {}),
  } as unknown as Window;
  return { page, later };
}

describe('What waits until the page is idle', () => {
  it.each([
    { browser: 'tells when it is idle', tells: true, ms: 'idle' },
    { browser: 'does not', tells: false, ms: 2_000 },
  ])('is called then, in a browser that $browser', ({ tells, ms }) => {
    const { page, later } = open(tells);
    const act = jest.fn();
    whenIdle(page, act);
    expect(act).not.toHaveBeenCalled();
    expect(later.map((one) => one.ms)).toEqual([ms]);
    later[0]?.act();
    expect(act).toHaveBeenCalledTimes(1);
  });
});
