import type { Sky, SkyName } from '../skies.ts';

/** A land below its sky: by its number always the same one. */
export interface Scene {
  /** Hours and seasons that it is shown at. */
  readonly skies: readonly [SkyName, ...SkyName[]];
  readonly draw: (seed: number, sky: Sky) => string;
}
