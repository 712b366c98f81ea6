import type { Aimag } from '@aylal/domain/cart';
import type { Position } from '@aylal/domain/places';

/** The middle of each aimag's town, where its map opens. */
export const aimagCentres: Readonly<Record<Aimag, Position>> = {
  ulaanbaatar: { lat: 47.9188, lon: 106.9176 },
  arkhangai: { lat: 47.475, lon: 101.454 },
  'bayan-olgii': { lat: 48.968, lon: 89.967 },
  bayankhongor: { lat: 46.194, lon: 100.718 },
  bulgan: { lat: 48.812, lon: 103.534 },
  'govi-altai': { lat: 46.372, lon: 96.258 },
  govisumber: { lat: 46.361, lon: 108.361 },
  'darkhan-uul': { lat: 49.487, lon: 105.922 },
  dornogovi: { lat: 44.892, lon: 110.136 },
  dornod: { lat: 48.071, lon: 114.523 },
  dundgovi: { lat: 45.763, lon: 106.271 },
  zavkhan: { lat: 47.742, lon: 96.844 },
  orkhon: { lat: 49.028, lon: 104.044 },
  uvurkhangai: { lat: 46.264, lon: 102.775 },
  umnugovi: { lat: 43.571, lon: 104.425 },
  sukhbaatar: { lat: 46.68, lon: 113.279 },
  selenge: { lat: 50.231, lon: 106.208 },
  tuv: { lat: 47.707, lon: 106.953 },
  uvs: { lat: 49.981, lon: 92.067 },
  khovd: { lat: 48.005, lon: 91.642 },
  khuvsgul: { lat: 49.634, lon: 100.163 },
  khentii: { lat: 47.319, lon: 110.656 },
};
