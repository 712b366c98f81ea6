import { useCallback, useMemo, useState } from 'react';
import { holds } from '../camera/camera.ts';
import type { MapBounds, MapMarker, MapViewProps } from '../map-types.ts';
import { clusterMarkers } from './cluster-markers.ts';

/**
 * Pins and clusters of a window. The selected marker, the one that is pointed at and the one that has the keyboard's focus stand alone even where others are too close: a button that
 * goes, or is moved in the document, loses the focus. So the pins have an order of their own, and `onFocus` and `onBlur` belong to each.
 */
export function useShownPins(
  { markers, selected, hovered }: Pick<MapViewProps, 'markers' | 'selected' | 'hovered'>,
  bounds: MapBounds,
  zoom: number,
) {
  const index = useMemo(() => clusterMarkers(markers), [markers]);
  const [focused, setFocused] = useState<string | null>(null);
  const shown = index.in(bounds, zoom);
  const alone = markers.filter(
    (marker) =>
      [selected, hovered, focused].includes(marker.id) && holds(bounds, marker.at) && !shown.markers.includes(marker),
  );
  return {
    pins: [...shown.markers, ...alone].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    clusters: shown.clusters,
    openingZoom: index.openingZoom,
    onFocus: useCallback(({ id }: MapMarker) => setFocused(id), []),
    onBlur: useCallback(() => setFocused(null), []),
  };
}
