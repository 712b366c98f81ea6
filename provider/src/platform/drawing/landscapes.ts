/** Kinds of land that a picture can be drawn of. */
export const landscapes = ['dunes', 'lake', 'steppe', 'peaks', 'city', 'sea'] as const;
export type Landscape = (typeof landscapes)[number];
