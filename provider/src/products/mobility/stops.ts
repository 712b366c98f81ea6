import type { Position } from '@aylal/domain/places';

/** Places of Ulaanbaatar where vehicles stand: squares, parks, shops, universities, stations. */
export const stops: readonly [Position, ...Position[]] = [
  { lat: 47.9188, lon: 106.9176 },
  { lat: 47.9138, lon: 106.9057 },
  { lat: 47.9212, lon: 106.9059 },
  { lat: 47.9231, lon: 106.9203 },
  { lat: 47.9166, lon: 106.9319 },
  { lat: 47.9072, lon: 106.9326 },
  { lat: 47.9083, lon: 106.8839 },
  { lat: 47.9146, lon: 106.8916 },
  { lat: 47.9172, lon: 106.8787 },
  { lat: 47.9227, lon: 106.8931 },
  { lat: 47.9008, lon: 106.9207 },
  { lat: 47.8853, lon: 106.9065 },
  { lat: 47.8962, lon: 106.9025 },
  { lat: 47.9106, lon: 106.9478 },
  { lat: 47.9181, lon: 106.9584 },
  { lat: 47.9262, lon: 106.9466 },
  { lat: 47.9303, lon: 106.9127 },
  { lat: 47.9115, lon: 106.8521 },
  { lat: 47.9154, lon: 106.8305 },
  { lat: 47.8897, lon: 106.9318 },
];
