import type { VehicleType } from '@aylal/domain/mobility';
import type { Position } from '@aylal/domain/places';

/** What list and map share: which vehicles, from where they are looked at, and which of them is chosen or pointed at in either. */
export interface VehicleChoice {
  readonly type: VehicleType | undefined;
  readonly near: Position | null;
  readonly selected: string | null;
  readonly pointed: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly onPoint: (id: string | null) => void;
}

/** The id of a vehicle's row in the list, to which its pin leads. */
export function rowOf(id: string): string {
  return `vehicle-${id}`;
}

/** What a row listens to, so that its pin lights up while it is pointed at or holds the focus. */
export function pointing(id: string, onPoint: (id: string | null) => void) {
  const point = () => onPoint(id);
  const leave = () => onPoint(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
