/// <reference path="./google-map-react.d.ts" />
import GoogleMapReact from 'google-map-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Box } from '@aylal/ui';
import { boundsOf, cameraAt, holds, panned, zoomed, type MapSize } from '../camera/camera.ts';
import { project, unproject } from '../camera/mercator.ts';
import { moveByKey } from '../embedded/key-moves.ts';
import { MapControls } from '../embedded/map-controls.tsx';
import { MiddleMark } from '../embedded/middle-mark.tsx';
import { useChoosing } from '../embedded/use-choosing.ts';
import { useCamera } from '../embedded/use-camera.ts';
import { useSize } from '../embedded/use-size.ts';
import type { MapViewProps } from '../map-types.ts';
import { useGoogleMarkers } from './google-markers.tsx';
import type { LoadedGoogle } from './google-maps.ts';

export type GoogleMapProps = MapViewProps & { google: LoadedGoogle; onRefused: () => void };

/** Google's buttons stand aside for ours, which are the same on every map; the page scrolls over it as over ours. */
const options = {
  disableDefaultUI: true,
  clickableIcons: false,
  gestureHandling: 'cooperative',
};
/** How far a button moves the map, in parts of its window. */
const STRIDE = 0.3;

/** The map as Google draws it, with the same markers, clusters and buttons as the embedded one. `onRefused` is called when Google does not take the key. */
export function GoogleMap(props: GoogleMapProps) {
  const [size, follow] = useSize();
  const { google } = props;
  const refused = useEffectEvent(props.onRefused);
  useEffect(() => google.onRefused(() => refused()), [google]);
  return (
    <Box ref={follow} position="relative" height="full" overflow="clip" bg="bg.muted" isolation="isolate">
      {size && <GoogleWindow {...props} size={size} />}
    </Box>
  );
}

function GoogleWindow({ size, google, ...props }: GoogleMapProps & { size: MapSize }): ReactNode {
  const { label, markers, start, selected, onBounds, onPlace } = props;
  const first = start ? cameraAt(start) : null;
  const points = markers.map(({ at }) => at);
  const view = useCamera(first, size, points, onBounds);
  const pins = useGoogleMarkers({ ...props, view, size });
  const { camera, move } = view;
  const { lat, lon } = unproject(camera);

  // A marker that is chosen elsewhere comes into view.
  const [reached, setReached] = useState(selected);
  if (selected !== reached) {
    setReached(selected);
    const marker = markers.find(({ id }) => id === selected);
    if (marker && !holds(boundsOf(camera, size), marker.at)) view.show({ ...project(marker.at), zoom: camera.zoom });
  }

  const zoom = (steps: number) => move(zoomed(camera, steps));
  const pan = (right: number, down: number) =>
    move(panned(camera, right * STRIDE * size.width, down * STRIDE * size.height));
  const place = useChoosing({ camera, size, onPlace });
  return (
    <>
      <Box
        role="application"
        aria-label={label}
        tabIndex={0}
        position="absolute"
        inset="0"
        onKeyDown={(event) => {
          if (!place.press(event)) moveByKey(event, { pan, zoom });
        }}
      >
        <GoogleMapReact
          center={{ lat, lng: lon }}
          zoom={camera.zoom}
          options={options}
          googleMapLoader={google.give}
          // A click that ends a drag is none to the drawing library; one on a pin is the pin's.
          onClick={({ lat: at, lng, event }) => {
            if (!(event.target as Element).closest('button')) onPlace?.({ lat: at, lon: lng });
          }}
          onChange={({ center, zoom }) => move({ ...project({ lat: center.lat, lon: center.lng }), zoom })}
        >
          {pins}
        </GoogleMapReact>
        {onPlace && <MiddleMark />}
      </Box>
      <MapControls onPan={pan} onZoom={zoom} onShowAll={view.showAll} />
    </>
  );
}
