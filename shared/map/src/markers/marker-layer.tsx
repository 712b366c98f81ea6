import { useCallback, useLayoutEffect, useRef } from 'react';
import { Box } from '@aylal/ui';
import { boundsOf, type Camera, type MapSize } from '../camera/camera.ts';
import { project, worldPixels } from '../camera/mercator.ts';
import type { GeoPoint, MapMarker, MapViewProps } from '../map-types.ts';
import { useMapTexts } from '../map-texts.ts';
import type { MarkerCluster } from './cluster-markers.ts';
import { ClusterPin } from './cluster-pin.tsx';
import { Pin } from './pin.tsx';
import { useShownPins } from './use-shown-pins.ts';

export interface MarkerLayerProps extends Pick<
  MapViewProps,
  'markers' | 'clusters' | 'selected' | 'hovered' | 'onSelect' | 'onHover'
> {
  camera: Camera;
  size: MapSize;
  /** Pins this far out of the window are drawn too. */
  margin: number;
  onOpen: (at: GeoPoint, zoom: number) => void;
  /** A pin has the keyboard's focus. */
  onReach: (at: GeoPoint) => void;
}

/** The layer begins at a corner of this grid, so that a small move leaves every pin where it is on the layer. */
const GRID = 4096;

/** Pins and clusters of a window. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { selected, hovered, camera, size, margin, clusters: show } = props;
  const texts = useMapTexts();
  const { pins, clusters, openingZoom, onFocus, onBlur } = useShownPins(
    props,
    boundsOf(camera, size, margin),
    camera.zoom,
  );

  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
  });
  const press = useCallback((marker: MapMarker) => newest.current.onSelect?.(marker.id), []);
  const point = useCallback((marker: MapMarker | null) => newest.current.onHover?.(marker?.id ?? null), []);
  const reach = useCallback(
    (marker: MapMarker) => {
      onFocus(marker);
      newest.current.onReach(marker.at);
    },
    [onFocus],
  );
  const open = useCallback(
    (cluster: MarkerCluster) => newest.current.onOpen(cluster.at, openingZoom(cluster.id)),
    [openingZoom],
  );

  const world = worldPixels(camera.zoom);
  const [originX, originY] = [corner(camera.x * world), corner(camera.y * world)];
  const place = (at: GeoPoint) => {
    const { x, y } = project(at);
    return { left: Math.round(x * world - originX), top: Math.round(y * world - originY) };
  };
  return (
    <Box
      position="absolute"
      insetStart="0"
      top="0"
      style={{
        transform: `translate(${originX - camera.x * world + size.width / 2}px, ${originY - camera.y * world + size.height / 2}px)`,
      }}
    >
      {clusters.map((cluster) => (
        <ClusterPin
          key={`cluster-${cluster.id}`}
          cluster={cluster}
          show={show}
          name={texts.cluster.replace('{count}', String(cluster.count))}
          {...place(cluster.at)}
          onPress={open}
        />
      ))}
      {pins.map((marker) => (
        <Pin
          key={marker.id}
          marker={marker}
          selected={marker.id === selected}
          hovered={marker.id === hovered}
          {...place(marker.at)}
          onPress={press}
          onPoint={point}
          onFocus={reach}
          onBlur={onBlur}
        />
      ))}
    </Box>
  );
}

function corner(pixels: number): number {
  return Math.floor(pixels / GRID) * GRID;
}
