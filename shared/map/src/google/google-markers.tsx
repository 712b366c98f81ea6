import { boundsOf, holds, type MapSize } from '../camera/camera.ts';
import { project } from '../camera/mercator.ts';
import type { CameraControl } from '../embedded/use-camera.ts';
import type { GeoPoint, MapViewProps } from '../map-types.ts';
import { useMapTexts } from '../map-texts.ts';
import { ClusterPin } from '../markers/cluster-pin.tsx';
import { Pin } from '../markers/pin.tsx';
import { useShownPins } from '../markers/use-shown-pins.ts';
import { Placed } from './placed.tsx';

type GoogleMarkersProps = Pick<
  MapViewProps,
  'markers' | 'clusters' | 'selected' | 'hovered' | 'onSelect' | 'onHover'
> & {
  readonly view: CameraControl;
  readonly size: MapSize;
};

/** Pins this far out of the window are there too, in pixels, so that a drag does not show bare ground. */
const MARGIN = 200;
/** The tip of a pin stands where Google puts its place. */
const here = { left: 0, top: 0 };

/** What is on Google's ground: the pins and clusters of the window, by the limits that hold on every map (CONST-02, CONST-03). The drawing library places each by its own `lat` and `lng`, so these are a list. */
export function useGoogleMarkers({
  markers,
  clusters,
  selected,
  hovered,
  onSelect,
  onHover,
  view,
  size,
}: GoogleMarkersProps) {
  const texts = useMapTexts();
  const { camera, move } = view;
  const bounds = boundsOf(camera, size, MARGIN);
  const shown = useShownPins({ markers, selected, hovered }, bounds, Math.round(camera.zoom));
  const place = ({ lat, lon }: GeoPoint) => ({ lat, lng: lon });
  return [
    ...shown.clusters.map((cluster) => (
      <Placed key={`cluster-${cluster.id}`} {...place(cluster.at)}>
        <ClusterPin
          cluster={cluster}
          show={clusters}
          name={texts.cluster.replace('{count}', String(cluster.count))}
          {...here}
          onPress={({ id, at }) => move({ ...project(at), zoom: shown.openingZoom(id) })}
        />
      </Placed>
    )),
    ...shown.pins.map((marker) => (
      <Placed key={marker.id} {...place(marker.at)}>
        <Pin
          marker={marker}
          selected={marker.id === selected}
          hovered={marker.id === hovered}
          {...here}
          onPress={({ id }) => onSelect?.(id)}
          onPoint={(pointed) => onHover?.(pointed?.id ?? null)}
          onFocus={(focused) => {
            shown.onFocus(focused);
            if (!holds(boundsOf(camera, size), focused.at)) move({ ...project(focused.at), zoom: camera.zoom });
          }}
          onBlur={shown.onBlur}
        />
      </Placed>
    )),
  ];
}
