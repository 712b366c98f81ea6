/// <reference path="./world-atlas.d.ts" />
import { groundOf, type Ground } from './ground.ts';

/** Fetches what the map is drawn from, as a part of the release that asks for it. Rejects when it is not available (ERR-40). */
export async function loadGround(): Promise<Ground> {
  const [world, waters] = await Promise.all([
    import(/* webpackChunkName: "map-ground" */ 'world-atlas/countries-50m.json'),
    import(/* webpackChunkName: "map-ground" */ './mongolian-waters.json'),
  ]);
  return groundOf(world.default, waters.default);
}
