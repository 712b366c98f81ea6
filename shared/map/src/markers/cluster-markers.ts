import Supercluster from 'supercluster';
import { mapLimits } from '../map-limits.ts';
import type { GeoPoint, MapBounds, MapMarker } from '../map-types.ts';

/** Markers too close to each other to stand apart. */
export interface MarkerCluster {
  readonly id: number;
  readonly at: GeoPoint;
  readonly count: number;
  /** The one of them that comes first in the list of markers. */
  readonly first: MapMarker;
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
export function clusterMarkers(every: readonly MapMarker[]): ClusterIndex {
  const shown = every.slice(0, mapLimits.markers);
  const index = new Supercluster<{ marker: number }, { first: number }>({
    radius: mapLimits.clusterRadius,
    extent: TILE,
    maxZoom: mapLimits.zoom.most - 1,
    map: ({ marker }) => ({ first: marker }),
    reduce: (all, { first }) => {
      all.first = Math.min(all.first, first);
    },
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
        const isCluster = 'cluster' in properties;
        const marker = shown[isCluster ? properties.first : properties.marker];
        if (!marker) continue;
        if (isCluster)
          clusters.push({
            id: properties.cluster_id,
            at: { lat, lon },
            count: properties.point_count,
            first: marker,
          });
        else markers.push(marker);
      }
      return { markers, clusters };
    },
    openingZoom: (cluster) => Math.min(mapLimits.zoom.most, index.getClusterExpansionZoom(cluster)),
  };
}
