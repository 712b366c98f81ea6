import {
  loadTimeSpan,
  noLoadTimes,
  noVitalSpans,
  vitalSpan,
  type ReleaseCount,
  type TrialKind,
  type VitalName,
} from '@aylal/releases';

/** What a browser measured of a page whose remote had that release. */
export interface MeasuredVital {
  readonly id: string;
  readonly release: string;
  readonly name: VitalName;
  readonly value: number;
  /** Pattern of the page; empty where it is not known. */
  readonly route: string;
}

/** A release on a channel: what visitors of one channel meet is not compared with what those of another do. */
export interface CountedRelease {
  readonly channel: string;
  readonly remote: string;
  readonly version: string;
}

/** The counts of one release between two reports; whether something is to be counted is its caller's to know. */
interface Tally extends CountedRelease {
  pages: number;
  failures: number;
  healed: number;
  loads: number[];
  readonly trials: { [kind in TrialKind]?: { pages: number; failures: number } };
  vitals?: MeasuredVitals;
  routes?: Record<string, MeasuredVitals>;
}

type MeasuredVitals = { [name in VitalName]?: readonly number[] };

/** Adds up what becomes of releases. */
export function createReleaseTally() {
  let tallies = new Map<string, Tally>();
  const of = ({ channel, remote, version }: CountedRelease): Tally => {
    const key = `${channel} ${remote} ${version}`;
    const known = tallies.get(key);
    if (known) return known;
    const tally = { channel, remote, version, pages: 0, failures: 0, healed: 0, loads: [...noLoadTimes], trials: {} };
    tallies.set(key, tally);
    return tally;
  };
  const trialOf = (release: CountedRelease, kind: TrialKind) =>
    (of(release).trials[kind] ??= { pages: 0, failures: 0 });
  return {
    page(release: CountedRelease): void {
      of(release).pages += 1;
      trialOf(release, 'screen').pages += 1;
    },
    /** A failure on a page; where its screen threw, of that kind too. */
    failure(release: CountedRelease): void {
      of(release).failures += 1;
    },
    threw(release: CountedRelease): void {
      trialOf(release, 'screen').failures += 1;
    },
    load(release: CountedRelease, ms: number, healed: boolean): void {
      const tally = of(release);
      tally.loads = tally.loads.with(loadTimeSpan(ms), (tally.loads[loadTimeSpan(ms)] ?? 0) + 1);
      if (healed) tally.healed += 1;
    },
    trial(release: CountedRelease, kind: TrialKind, failed: boolean): void {
      const trial = trialOf(release, kind);
      trial.pages += 1;
      if (failed) trial.failures += 1;
    },
    vital(release: CountedRelease, { name, value }: Omit<MeasuredVital, 'id' | 'release'>): void {
      addVital((of(release).vitals ??= {}), name, value);
    },
    /** The same of its page alone. */
    vitalOfRoute(release: CountedRelease, { name, value, route }: Omit<MeasuredVital, 'id' | 'release'>): void {
      const tally = of(release);
      addVital(((tally.routes ??= {})[route] ??= {}), name, value);
    },
    /** The counts since the last time. */
    take(): readonly ReleaseCount[] {
      const taken = [...tallies.values()];
      tallies = new Map();
      return taken;
    },
  };
}

function addVital(vitals: MeasuredVitals, name: VitalName, value: number): void {
  const spans = vitals[name] ?? noVitalSpans;
  vitals[name] = spans.with(vitalSpan(name, value), (spans[vitalSpan(name, value)] ?? 0) + 1);
}
