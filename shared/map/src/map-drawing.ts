import { getConfig } from '@aylal/contracts/shell';
import { endpointQuery, type Services } from '@aylal/shell';
import { hoursMs } from '@aylal/domain/calendar';
import type { GoogleSource } from './google/google-maps.ts';

const HOUR_MS = hoursMs(1);

/** Whether Google draws here; our own pages carry the answer. Where it is not available, nobody but us draws. */
export function mapConfigQuery({ api }: Pick<Services, 'api'>) {
  return endpointQuery(api, getConfig, {}, { staleTime: HOUR_MS, retry: false });
}

/** What draws and what is drawn: fetched with the first map that is shown, and kept. Without a key nothing of Google's is asked for. */
export function drawingQuery(google: GoogleSource | null) {
  return {
    queryKey: ['map-drawing', google],
    queryFn: async () => (google ? byGoogle(google) : fromOwnData()),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  };
}

async function fromOwnData() {
  const [{ EmbeddedMap }, { loadGround }] = await Promise.all([
    import(/* webpackChunkName: "map-drawing" */ './embedded/embedded-map.tsx'),
    import(/* webpackChunkName: "map-drawing" */ './ground/load-ground.ts'),
  ]);
  return { by: 'own' as const, EmbeddedMap, ground: await loadGround() };
}

async function byGoogle(source: GoogleSource) {
  const [{ GoogleMap }, { loadGoogle }] = await Promise.all([
    import(/* webpackChunkName: "map-google" */ './google/google-map.tsx'),
    import(/* webpackChunkName: "map-google" */ './google/load-google.ts'),
  ]);
  return { by: 'google' as const, GoogleMap, google: await loadGoogle(source) };
}
