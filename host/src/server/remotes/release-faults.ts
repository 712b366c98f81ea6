import * as v from 'valibot';

/** What can go wrong with a remote's files, played on purpose in the sandbox (federation.md §4). */
export const releaseFault = v.object({
  remote: v.pipe(v.string(), v.regex(/^mf-[a-z-]+$/)),
  /** `manifest` is `release.json`; `expose` the remote module's own chunk; `chunk` every other script, or the one of that chunk name; `server` the server build. */
  target: v.picklist(['manifest', 'entry', 'expose', 'chunk', 'server']),
  kind: v.picklist([
    'refuse',
    '404',
    '500',
    'html',
    'hang',
    'tamper',
    'throw',
    'throw-in-render',
    'throw-in-effect',
    'throw-in-listener',
    'throw-in-promise',
    'block',
  ]),
  chunk: v.optional(v.string()),
  /** How many answers it spoils; all, when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Spoils the last good release as well. */
  everyRelease: v.optional(v.boolean(), false),
  /** Leaves the second origin of the files sound. */
  firstOrigin: v.optional(v.boolean(), false),
});

export type ReleaseFault = v.InferOutput<typeof releaseFault>;

/** Whether the script comes as it was published, as far as its hash can tell, and then does harm. */
export function misbehaves({ kind }: ReleaseFault): boolean {
  return kind.startsWith('throw') || kind === 'block';
}

export interface ReleaseFaults {
  set(faults: readonly ReleaseFault[]): void;
  list(): readonly ReleaseFault[];
  /** The fault for this file, counted down. */
  take(matches: (fault: ReleaseFault) => boolean): ReleaseFault | null;
}

/** The faults in force; none to begin with. */
export function createReleaseFaults(): ReleaseFaults {
  let faults: { fault: ReleaseFault; left: number }[] = [];
  return {
    set(wanted) {
      faults = wanted.map((fault) => ({ fault, left: fault.times ?? Infinity }));
    },
    list: () => faults.filter(({ left }) => left > 0).map(({ fault }) => fault),
    take(matches) {
      const found = faults.find(({ fault, left }) => left > 0 && matches(fault));
      if (!found) return null;
      found.left -= 1;
      return found.fault;
    },
  };
}
