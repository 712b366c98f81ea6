import { loadGoogle } from './load-google.ts';

const source = { key: 'a-key-of-nobody', url: 'https://maps.example/js', language: 'mn' };
const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://maps.example/js"]');

/** The script arrives, with a library or without one. */
function arrive(maps?: object): void {
  if (maps) window.google = { maps: maps as Record<string, unknown> };
  window.aylalGoogleReady?.();
}

describe("Google's library", () => {
  afterEach(() => {
    script()?.remove();
    jest.useRealTimers();
  });

  it('is asked for with key and language, and handed over when it says that it is there', async () => {
    const loading = loadGoogle(source);
    const query = new URL(script()?.src ?? '').searchParams;
    expect([query.get('key'), query.get('language')]).toEqual([source.key, 'mn']);
    const maps = { version: '3' };
    arrive(maps);
    expect(await (await loading).give()).toBe(maps);
  });

  it('[ERR-40] is refused when its script is blocked, brings nothing, or does not come in time', async () => {
    const blocked = loadGoogle(source);
    script()?.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow('not loaded');
    expect(script()).toBeNull();
    const empty = loadGoogle(source);
    arrive();
    await expect(empty).rejects.toThrow('no library');
    jest.useFakeTimers();
    const late = loadGoogle(source);
    jest.advanceTimersByTime(10_000);
    await expect(late).rejects.toThrow('no answer');
  });

  it('[ERR-40] tells that its key is not taken, also whoever listens after that, and begins again with the next try', async () => {
    const loading = loadGoogle(source);
    arrive({});
    const google = await loading;
    const [early, late, next] = [jest.fn(), jest.fn(), jest.fn()];
    google.onRefused(early);
    window.gm_authFailure?.();
    google.onRefused(late);
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
    script()?.remove();
    const again = loadGoogle(source);
    arrive({});
    (await again).onRefused(next);
    expect(next).not.toHaveBeenCalled();
  });
});
