import { useState, type KeyboardEvent } from 'react';
import { Box } from '@aylal/ui';
import { boundsOf, cameraAt, holds, panned, zoomed, type MapSize } from '../camera/camera.ts';
import { project } from '../camera/mercator.ts';
import { useDetails } from '../details/use-details.ts';
import type { Ground } from '../ground/ground.ts';
import { MarkerLayer } from '../markers/marker-layer.tsx';
import type { GeoPoint, MapPlace, MapViewProps } from '../map-types.ts';
import { GroundCanvas } from './ground-canvas.tsx';
import { MapControls } from './map-controls.tsx';
import { MapNote } from './map-note.tsx';
import { MiddleMark } from './middle-mark.tsx';
import { useChoosing } from './use-choosing.ts';
import { moveByKey } from './key-moves.ts';
import { useCamera } from './use-camera.ts';
import { overscan, useDrag } from './use-drag.ts';
import { useSize } from './use-size.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

export type EmbeddedMapProps = MapViewProps & { ground: Ground };

/** The map without a key: lands, waters, roads, streets and names from data that ship, nothing from elsewhere. It names its sources, and says where it has no streets. */
export function EmbeddedMap(props: EmbeddedMapProps) {
  const [size, follow] = useSize();
  return (
    <Box ref={follow} position="relative" height="full" overflow="clip" bg="bg.muted" isolation="isolate">
      {size && <MapWindow {...props} size={size} />}
    </Box>
  );
}

const noPlaces: readonly MapPlace[] = [];
const noWay: readonly GeoPoint[] = [];
/** How far a button and an arrow key move the map, in parts of its window. */
const STRIDE = 0.3;

function MapWindow({ size, ...props }: EmbeddedMapProps & { size: MapSize }) {
  const {
    label,
    markers,
    clusters,
    ground,
    places = noPlaces,
    way = noWay,
    start,
    selected,
    hovered,
    onSelect,
    onHover,
    onBounds,
    onPlace,
  } = props;
  const view = useCamera(
    start ? cameraAt(start) : null,
    size,
    markers.map(({ at }) => at),
    onBounds,
  );
  const { camera, move } = view;
  const details = useDetails(camera, size);
  const { layer, handlers } = useDrag(camera, move);
  const pinch = useZoomGestures((steps) => move(zoomed(camera, steps)));
  const bounds = boundsOf(camera, size);
  const lookAt = (at: GeoPoint) => ({ ...project(at), zoom: camera.zoom });

  // A marker that is chosen elsewhere comes into view.
  const [reached, setReached] = useState(selected);
  if (selected !== reached) {
    setReached(selected);
    const marker = markers.find(({ id }) => id === selected);
    if (marker && !holds(bounds, marker.at)) view.show(lookAt(marker.at));
  }

  const pan = (right: number, down: number) =>
    move(panned(camera, right * STRIDE * size.width, down * STRIDE * size.height));
  const place = useChoosing({ camera, size, onPlace });
  const press = (event: KeyboardEvent) => {
    if (!place.press(event)) moveByKey(event, { pan, zoom: (steps) => move(zoomed(camera, steps)) });
  };
  return (
    <>
      <Box
        ref={pinch}
        role="application"
        aria-label={label}
        tabIndex={0}
        position="absolute"
        inset="0"
        overflow="clip"
        cursor="grab"
        touchAction="none"
        onKeyDown={press}
        onClick={place.click}
        onDoubleClick={() => move(zoomed(camera, 1))}
        {...handlers}
      >
        <Box ref={layer} position="absolute" inset="0" willChange="transform">
          <GroundCanvas {...{ ground, details, places, way, camera, size }} />
          <MarkerLayer
            {...{ markers, clusters, camera, size, selected, hovered, onHover, onSelect }}
            margin={overscan}
            onOpen={(at, zoom) => move({ ...project(at), zoom })}
            onReach={(at) => {
              if (!holds(bounds, at)) move(lookAt(at));
            }}
          />
        </Box>
        {onPlace && <MiddleMark />}
      </Box>
      <MapNote detailed={details.length > 0} />
      <MapControls onPan={pan} onZoom={(steps) => move(zoomed(camera, steps))} onShowAll={view.showAll} />
    </>
  );
}
