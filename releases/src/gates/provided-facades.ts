import type { ReleaseRecord } from '../documents/release-record.ts';
import { acceptsVersion } from './accepts-version.ts';

type Exports = Readonly<Record<string, readonly string[]>>;

/** An earlier major as a shell's record or a host's build names it; see `earlierMajor`. */
interface ProvidedMajor {
  readonly facade: string;
  readonly version: string;
  readonly exports: Exports;
}

/** Of a shell, what is compared with the shared packages of a release. */
export interface Provided {
  readonly shared: Readonly<Record<string, string>>;
  readonly exports?: Exports | undefined;
  readonly earlier?: readonly ProvidedMajor[] | undefined;
}

/** What a shell provides to one release: shared packages by their version, and the names that each facade gives out. */
export interface ProvidedFacades {
  readonly shared: Readonly<Record<string, string>>;
  readonly exports: Exports | undefined;
  /** The earlier major among them; null when the release gets the present ones. */
  readonly earlier: ProvidedMajor | null;
}

/** What this shell provides to this release: the present majors, or an earlier one where only that is in the release's ranges. The present ones too when nothing fits. */
export function providedFacades({ shared }: Pick<ReleaseRecord, 'shared'>, shell: Provided): ProvidedFacades {
  const present: ProvidedFacades = { shared: shell.shared, exports: shell.exports, earlier: null };
  const fits = (given: ProvidedFacades) =>
    Object.entries(shared).every(([name, { range }]) => {
      const version = given.shared[name];
      return version !== undefined && acceptsVersion(range, version);
    });
  return [present, ...(shell.earlier ?? []).map((earlier) => withEarlier(shell, earlier))].find(fits) ?? present;
}

function withEarlier({ shared, exports }: Provided, earlier: ProvidedMajor): ProvidedFacades {
  const versions = Object.keys(earlier.exports).map((name) => [name, earlier.version]);
  return {
    shared: { ...shared, ...Object.fromEntries(versions) },
    exports: { ...exports, ...earlier.exports },
    earlier,
  };
}
