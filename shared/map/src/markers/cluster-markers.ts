import Supercluster from 'supercluster';
import { mapLimits } from '../map-limits.ts';
import type { GeoPoint, MapBounds, MapMarker } from '../map-types.ts';

/** Markers too close to each other to stand apart. */
export interface MarkerCluster {
  readonly id: number;
  readonly at: GeoPoint;
  readonly count: number;
}

export interface ClusterIndex {
  /** What is in a window at a whole zoom: single markers, and clusters of the rest. */
  in(bounds: MapBounds, zoom: number): { markers: readonly MapMarker[]; clusters: readonly MarkerCluster[] };
  /** The first zoom at which a cluster comes apart. */
  openingZoom(cluster: number): number;
}

/** Pixels are ours: supercluster counts on tiles of 512 by default. */
const TILE = 256;

/** CONST-02, CONST-03: clusters of the first 10,000 markers. */
export function clusterMarkers(all: readonly MapMarker[]): ClusterIndex {
  const shown = all.slice(0, mapLimits.markers);
  const index = new Supercluster<{ marker: number }>({
    radius: mapLimits.clusterRadius,
    extent: TILE,
    maxZoom: mapLimits.zoom.most - 1,
  }).load(
    shown.map(({ at }, marker) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [at.lon, at.lat] },
      properties: { marker },
    })),
  );
  return {
    in: ({ west, south, east, north }, zoom) => {
      const markers: MapMarker[] = [];
      const clusters: MarkerCluster[] = [];
      for (const { geometry, properties } of index.getClusters([west, south, east, north], zoom)) {
        const [lon = 0, lat = 0] = geometry.coordinates;
        if ('cluster' in properties)
          clusters.push({ id: properties.cluster_id, at: { lat, lon }, count: properties.point_count });
        else {
          const marker = shown[properties.marker];
          if (marker) markers.push(marker);
        }
      }
      return { markers, clusters };
    },
    openingZoom: (cluster) => Math.min(mapLimits.zoom.most, index.getClusterExpansionZoom(cluster)),
  };
}
