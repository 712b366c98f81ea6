import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project } from '../camera/mercator.ts';
import type { Box } from './clip.ts';

type Position = readonly number[];

/** A line or a ring on the square of web Mercator, and the box it lies in. */
export interface Shape {
  readonly path: Float64Array;
  readonly box: Box;
}

/** What is drawn below markers. Each land and each lake is a list of rings: its shore, and the shores of what lies in it. */
export interface Ground {
  readonly land: readonly (readonly Shape[])[];
  readonly borders: readonly Shape[];
  readonly lakes: readonly (readonly Shape[])[];
  readonly rivers: readonly Shape[];
}

/** Lakes as rings, rivers as lines; longitude before latitude. */
export interface Waters {
  readonly lakes: readonly (readonly Position[][])[];
  readonly rivers: readonly (readonly Position[])[];
}

/** Lands and borders of the world (Natural Earth, public domain), with the waters of Mongolia and around. Throws when the data are not what they should be. */
export function groundOf(world: Topology, waters: Waters): Ground {
  const { land, countries } = world.objects;
  if (!land || countries?.type !== 'GeometryCollection') throw new Error('the ground of the map is not complete');
  const lands = feature(world, land);
  const borders = mesh(world, countries as GeometryCollection, (one, other) => one !== other);
  return {
    land: ('features' in lands ? lands.features : [lands]).flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.map(rings) : [],
    ),
    borders: borders.coordinates.map(shapeOf),
    lakes: waters.lakes.map(rings),
    rivers: waters.rivers.map(shapeOf),
  };
}

function rings(polygon: readonly (readonly Position[])[]): Shape[] {
  return polygon.map(shapeOf);
}

/** A line or a ring by its points, longitude before latitude. */
export function shapeOf(points: readonly Position[]): Shape {
  const path = new Float64Array(points.length * 2);
  let [left, top, right, bottom] = [1, 1, 0, 0];
  points.forEach(([lon = 0, lat = 0], index) => {
    const { x, y } = project({ lat, lon });
    path[index * 2] = x;
    path[index * 2 + 1] = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return { path, box: { left, top, right, bottom } };
}
