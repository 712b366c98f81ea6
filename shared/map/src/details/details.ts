import { project } from '../camera/mercator.ts';
import { shapeOf, type Shape } from '../ground/ground.ts';

/** What lines of the ground are. Roads of the state run between towns; avenue, ring, street and square are of the capital. */
export type LineClass =
  | 'aimag'
  | 'district'
  | 'track'
  | 'local'
  | 'state'
  | 'trunk'
  | 'railway'
  | 'other'
  | 'street'
  | 'square'
  | 'road'
  | 'ring'
  | 'avenue';

export type NameKind = 'aimag' | 'town' | 'village' | 'lake' | 'district';

/** A street whose name is written along it, in Mongolian. */
export interface Street {
  readonly kind: LineClass;
  readonly name: string;
  readonly shape: Shape;
}

/** A name of the ground, in Mongolian, at its middle. */
export interface GroundName {
  readonly kind: NameKind;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Roads, rails, borders, lakes and names of a part of the world. */
export interface Details {
  readonly lines: readonly (readonly [LineClass, readonly Shape[]])[];
  readonly lakes: readonly (readonly Shape[])[];
  readonly streets: readonly Street[];
  readonly names: readonly GroundName[];
}

/** As `tools/make-details.mjs` writes it: whole parts of a degree, longitude first; of a line the first point, then steps. */
export interface PackedDetails {
  readonly scale: number;
  readonly lines: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly lakes: readonly (readonly (readonly number[])[])[];
  readonly streets: readonly (readonly [kind: string, name: string, line: readonly number[]])[];
  readonly names: readonly (readonly [kind: string, name: string, lon: number, lat: number])[];
}

export function unpackDetails({ scale, lines, lakes, streets, names }: PackedDetails): Details {
  const shape = (steps: readonly number[]) => shapeOf(unpacked(steps, scale));
  return {
    lines: Object.entries(lines).map(([kind, list]) => [kind as LineClass, list.map(shape)]),
    lakes: lakes.map((rings) => rings.map(shape)),
    streets: streets.map(([kind, name, line]) => ({ kind: kind as LineClass, name, shape: shape(line) })),
    names: names.map(([kind, name, lon, lat]) => ({
      kind: kind as NameKind,
      name,
      lat: lat / scale,
      lon: lon / scale,
    })),
  };
}

function unpacked(steps: readonly number[], scale: number): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / scale, y / scale]);
  }
  return points;
}

/** Whether a window sees any of the ground between two corners. */
export function seesGround(
  window: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  [south, west, north, east]: readonly [number, number, number, number],
): boolean {
  const [from, to] = [project({ lat: north, lon: west }), project({ lat: south, lon: east })];
  return window.left <= to.x && window.right >= from.x && window.top <= to.y && window.bottom >= from.y;
}
