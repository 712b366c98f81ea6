export { MapFailed } from './map-failed.tsx';
export { MapView } from './map-view.tsx';
export { mapLimits } from './map-limits.ts';
export type { GeoPoint, MapBounds, MapMarker, MapPlace, MapStart, MapViewProps } from './map-types.ts';
export { usePlaceWords } from './words/use-place-words.ts';
export { WhenInView } from './when-in-view.tsx';
export { WhenSeen } from './when-seen.tsx';
