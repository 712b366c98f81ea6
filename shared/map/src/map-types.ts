/** Degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

export interface MapMarker {
  readonly id: string;
  readonly at: GeoPoint;
  /** What the pin shows, such as a short price. */
  readonly label: string;
  /** What the pin is called: everything that a card would say in one line. */
  readonly name: string;
  /** `default` when absent. */
  readonly state?: 'default' | 'seen' | 'sold-out';
}

/** A name written on the ground, in the reader's language; shown from `zoom` on. */
export interface MapPlace {
  readonly name: string;
  readonly at: GeoPoint;
  readonly zoom: number;
}

export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface MapStart {
  readonly at: GeoPoint;
  readonly zoom: number;
}

export interface MapViewProps {
  /** What the map shows, for those who hear it. */
  label: string;
  /** Keep the same array while nothing changes: clusters are made of it again for each. */
  markers: readonly MapMarker[];
  places?: readonly MapPlace[] | undefined;
  /** What stands on markers too close to each other: the label of the first with how many more there are (the default), or how many they are. */
  clusters?: 'first' | 'count' | undefined;
  /** From place to place, drawn as a dashed line below the markers. Keep the same array while nothing changes. */
  way?: readonly GeoPoint[] | undefined;
  /** Where it opens; absent: so that all markers are seen. Give another `key` to open it elsewhere. */
  start?: MapStart | undefined;
  selected?: string | null | undefined;
  /** The marker whose card is pointed at. */
  hovered?: string | null | undefined;
  onSelect?: ((id: string) => void) | undefined;
  onHover?: ((id: string | null) => void) | undefined;
  /** A place of the ground is chosen: by a click there, or by Enter for the middle of the map, which then is marked. */
  onPlace?: ((at: GeoPoint) => void) | undefined;
  /** After a zoom, and after a move out of the dead zone (CONST-04). */
  onBounds?: ((bounds: MapBounds) => void) | undefined;
}
