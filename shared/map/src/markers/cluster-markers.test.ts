import { worldPixels } from '../camera/mercator.ts';
import { mapLimits } from '../map-limits.ts';
import type { MapMarker } from '../map-types.ts';
import { clusterMarkers } from './cluster-markers.ts';

const everywhere = { south: -85, west: -180, north: 85, east: 180 };
const marker = (id: string, lat: number, lon: number): MapMarker => ({ id, at: { lat, lon }, label: id, name: id });

describe('Markers of a map', () => {
  it('[CONST-03] are one cluster within 80 pixels, and stand alone beyond', () => {
    const zoom = 10;
    const degrees = (pixels: number) => (pixels * 360) / worldPixels(zoom);
    const near = clusterMarkers([marker('a', 0, 0), marker('b', 0, degrees(78))]).in(everywhere, zoom);
    expect(near.markers).toHaveLength(0);
    expect(near.clusters.map(({ count }) => count)).toEqual([2]);
    const far = clusterMarkers([marker('a', 0, 0), marker('b', 0, degrees(82))]).in(everywhere, zoom);
    expect(far.markers.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(mapLimits.clusterRadius).toBe(80);
  });

  it('come apart at the zoom that a cluster names, and all stand alone at the nearest', () => {
    const index = clusterMarkers([marker('a', 47.9, 106.9), marker('b', 47.9, 106.91), marker('c', 47.9, 106.9)]);
    const [cluster] = index.in(everywhere, 3).clusters;
    expect(cluster?.count).toBe(3);
    const opened = index.in(everywhere, index.openingZoom(cluster?.id ?? 0));
    expect(opened.clusters.length + opened.markers.length).toBe(2);
    expect(index.in(everywhere, mapLimits.zoom.most).markers).toHaveLength(3);
  });

  it('show the first of them in their list, wherever it stands', () => {
    const [cluster] = clusterMarkers([
      marker('best', 47.9, 106.93),
      marker('b', 47.9, 106.9),
      marker('c', 47.9, 106.9),
    ]).in(everywhere, 3).clusters;
    expect(cluster?.first.id).toBe('best');
  });

  it('[CONST-02] are 10,000 at most', () => {
    const many = Array.from({ length: 10_050 }, (_, at) => marker(String(at), (at % 100) / 10, at / 1000));
    const { markers, clusters } = clusterMarkers(many).in(everywhere, 3);
    expect(clusters.reduce((sum, { count }) => sum + count, markers.length)).toBe(10_000);
  });
});
