/** Kinds of land and towns that a picture can be drawn of. */
export const landscapes = [
  'dunes',
  'cliffs',
  'lake',
  'ice',
  'steppe',
  'valley',
  'forest',
  'peaks',
  'naadam',
  'city',
  'seoul',
  'tokyo',
  'beijing',
  'bangkok',
  'istanbul',
  'frankfurt',
  'sea',
  'coast',
] as const;
export type Landscape = (typeof landscapes)[number];
