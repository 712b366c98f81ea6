import type { UiLookProps } from '@aylal/ui/look';
import type { ComponentType } from 'react';

/** What gives the parts of a remote the look of one major of `@aylal/ui`, loaded when the first of them is opened. */
export type LoadLook = () => Promise<{ readonly UiLook: ComponentType<UiLookProps> }>;

/** An earlier major of `@aylal/ui`: its look, and its shared modules by the keys that releases ask for. */
export interface EarlierMajor {
  readonly look: LoadLook;
  readonly modules: Readonly<Record<string, () => Promise<object>>>;
}

// The build of a host with earlier majors in its list (`webpack.config.ts`) writes these three again.

/** Apart from the list, so that a build without earlier majors holds nothing of what is for them. */
export const hasEarlierMajors: boolean = false;

/** Earlier majors of `@aylal/ui` that this host provides beside the present one, by the start of the ranges that ask for them (`^4`). */
export const earlierMajors: Readonly<Record<string, EarlierMajor>> = {};

/** The present look, for a part that is inside one of an earlier major. */
export const presentLook: LoadLook | null = null;
