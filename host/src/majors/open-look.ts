import type { UiLookProps } from '@aylal/ui/look';
import type { RemoteModule } from '@aylal/shell';
import type { ComponentType } from 'react';
import { majorOfRemote } from './remote-majors.ts';
import { earlierMajors, presentLook } from './earlier-majors.ts';

/** The look that a part of a remote is made for. */
export interface OpenedLook {
  /** As in `earlierMajors`; null for the present one. */
  readonly major: string | null;
  readonly UiLook: ComponentType<UiLookProps>;
}

/** Loads the look of what a remote module leads to; null where this host has one look only. */
export async function openLook(remoteModule: RemoteModule): Promise<OpenedLook | null> {
  const major = majorOfRemote(remoteModule);
  const load = major === null ? presentLook : earlierMajors[major]?.look;
  return load ? { major, UiLook: (await load()).UiLook } : null;
}
