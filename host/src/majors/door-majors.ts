import type { RemoteDoor } from '@aylal/shell';
import { earlierMajors } from './earlier-majors.ts';

const majors = /* @__PURE__ */ new WeakMap<RemoteDoor, string>();

/** Notes what the release of a door asks for of `@aylal/ui` (`^4.0.0`), where this host has an earlier major for it. */
export function noteMajor(door: RemoteDoor, range: string | undefined): void {
  const major = range?.split('.')[0];
  if (major !== undefined && major in earlierMajors) majors.set(door, major);
}

/** The earlier major that the code of this door runs on, as `earlierMajors` names it; null on the present one. */
export function majorOfDoor(door: RemoteDoor): string | null {
  return majors.get(door) ?? null;
}
