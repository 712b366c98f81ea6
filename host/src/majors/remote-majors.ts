import type { RemoteModule } from '@aylal/shell';
import { earlierMajors } from './earlier-majors.ts';

const majors = /* @__PURE__ */ new WeakMap<RemoteModule, string>();

/** Notes what the release of a remote module asks for of `@aylal/ui` (`^4.0.0`), where this host has an earlier major for it. */
export function noteMajor(remoteModule: RemoteModule, range: string | undefined): void {
  const major = range?.split('.')[0];
  if (major !== undefined && major in earlierMajors) majors.set(remoteModule, major);
}

/** The earlier major that the code of this remote module runs on, as `earlierMajors` names it; null on the present one. */
export function majorOfRemote(remoteModule: RemoteModule): string | null {
  return majors.get(remoteModule) ?? null;
}
