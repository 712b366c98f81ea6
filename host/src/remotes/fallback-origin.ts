/** How a build of ours loads a script: `done` gets `load`, `error` or `timeout`. */
type Load = (url: string, done: Done) => void;
type Done = (event: { readonly type: string }) => void;

/** Called by the script loader of every build of ours (see IntegrityPlugin of @aylal/build): gives the `done` to use in place of its own. */
export type FallbackOrigin = (url: string, done: Done, load: Load) => Done;

declare global {
  interface Window {
    /** Where there is a second origin. */
    __ELSEWHERE?: FallbackOrigin;
  }
}

export interface FallbackOriginOptions {
  readonly elsewhere: (address: string) => string | undefined;
  readonly pageUrl: string;
  /** Longer than this nobody waits for the first alone; it may still win. */
  readonly patienceMs: number;
  /** Called where a script came from that its own origin did not give. */
  readonly onHealed: (url: string) => void;
}

/** A remote's chunk that is refused, or does not come for a while, is asked for at the other origin too, once, by the hash of the same file. The one that comes first counts. */
export function createFallbackOrigin({
  elsewhere,
  pageUrl,
  patienceMs,
  onHealed,
}: FallbackOriginOptions): FallbackOrigin {
  return (url, done, load) => {
    const other = elsewhere(new URL(url, pageUrl).href);
    if (!other) return done;
    let waiting = 1;
    let asked = false;
    let over = false;
    const ask = () => {
      if (asked || over) return;
      asked = true;
      waiting += 1;
      load(other, (event) => end(event, true));
    };
    const timer = setTimeout(ask, patienceMs);
    const end = (event: { readonly type: string }, healed: boolean) => {
      waiting -= 1;
      if (event.type !== 'load') ask();
      if (over || (event.type !== 'load' && waiting > 0)) return;
      over = true;
      clearTimeout(timer);
      if (event.type === 'load' && healed) onHealed(other);
      done(event);
    };
    return (event) => end(event, false);
  };
}
