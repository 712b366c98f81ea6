import type { BootDocument } from './boot-document.ts';
import { cleanMessage } from './clean-message.ts';
import { findRoute } from './find-route.ts';
import type { LoadReport } from './report-load.ts';
import { sharedName } from './shared-folder.ts';

/** Why a release failed, without anything personal: no address, no free text but a cleaned message. */
export interface FailureDetails {
  /** Name of the error's class. */
  readonly kind: string;
  readonly message: string;
  /** `screen.0a1b2c3d4e.js:1:2345` for a script of the release, `/assets/…` for the shell's; the innermost first. Others are left out. */
  readonly frames: readonly string[];
  /** Pattern of the remote's page that was shown; empty for a page of the shell. */
  readonly route: string;
}

/** The release that failed, and the address without its query. */
interface FailurePlace extends Pick<LoadReport, 'id' | 'release'>, Pick<BootDocument, 'descriptors'> {
  readonly path: string;
}

const mostFrames = 12;

/** Adds to the report of a failure what was thrown. */
export function addDetails(
  report: LoadReport,
  thrown: unknown,
  { location }: Pick<Window, 'location'>,
  { descriptors }: Pick<BootDocument, 'descriptors'>,
): void {
  report.details = describeFailure(thrown, { ...report, path: location.pathname, descriptors });
}

/** Describes what was thrown; of an error that wraps another one, the innermost. */
export function describeFailure(thrown: unknown, place: FailurePlace): FailureDetails {
  const error = innermost(thrown);
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error);
  return {
    kind: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: cleanMessage(message),
    frames: (stack ?? '')
      .split('\n')
      .flatMap((line) => frameOf(line, place))
      .slice(0, mostFrames),
    route: findRoute(place.descriptors, place.path)?.route.pattern ?? '',
  };
}

function innermost(error: unknown): unknown {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause instanceof Error ? innermost(cause) : error;
}

/** Chromium writes `at f (address:1:2)`, the others `f@address:1:2`. */
function frameOf(line: string, { id, release }: FailurePlace): readonly string[] {
  const [, address = '', position] = /(\/[^\s()@]*?):(\d+:\d+)\)?$/.exec(line.trim()) ?? [];
  const [path = ''] = address.split(/[?#]/);
  const own = [release, sharedName].map((folder) => path.split(`/${id}/${folder}/`)[1]).find(Boolean);
  const [, shell] = path.split('/assets/');
  const file = own ?? (shell && `/assets/${shell}`);
  return file && /^(\/assets\/)?[\w.-]{1,80}\.js$/.test(file) ? [`${file}:${position}`] : [];
}
