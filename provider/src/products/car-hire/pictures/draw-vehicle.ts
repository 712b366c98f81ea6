import type { VehicleClass } from '@aylal/contracts/transports';

interface Shape {
  readonly body: string;
  readonly panes: string;
  readonly wheels: readonly [number, number];
  readonly radius: number;
}

/** Seen from the side, driving to the right; the ground is at 0, upwards is negative. */
const shapes: Readonly<Record<VehicleClass, Shape>> = {
  sedan: {
    body: 'M-96,-14q0,-26 30,-30l30,-28q8,-6 22,-6h34q14,0 24,10l26,26q28,4 28,28v8q0,8 -8,8h-178q-8,0 -8,-8z',
    panes: 'M-54,-46l22,-20h26v20zM2,-66h16q9,0 16,8l14,12h-46z',
    wheels: [-56, 54],
    radius: 18,
  },
  suv: {
    body: 'M-100,-20v-30q0,-8 4,-14l20,-28q4,-6 12,-6h84q8,0 14,6l24,32l34,6q12,4 12,18v16q0,10 -10,10h-184q-10,0 -10,-10z',
    panes: 'M-78,-62l14,-22h30v22zM-26,-84h34v22h-34zM16,-84h8l18,22h-26z',
    wheels: [-58, 60],
    radius: 22,
  },
  van: {
    body: 'M-108,-20v-66q0,-14 14,-14h156q10,0 16,8l26,36q4,6 4,14v22q0,10 -10,10h-196q-10,0 -10,-10z',
    panes: 'M-92,-86h44v28h-44zM-40,-86h44v28h-44zM12,-86h44l22,28h-66z',
    wheels: [-64, 66],
    radius: 20,
  },
  minibus: {
    body: 'M-140,-20v-86q0,-14 14,-14h236q14,0 18,12l12,42v46q0,10 -10,10h-260q-10,0 -10,-10z',
    panes: 'M-126,-104h42v34h-42zM-76,-104h42v34h-42zM-26,-104h42v34h-42zM24,-104h42v34h-42zM74,-104h36l12,34h-48z',
    wheels: [-92, 92],
    radius: 21,
  },
};
const paints = ['#f4f6f8', '#2c5c92', '#b7452c', '#e7dfcd', '#34495e', '#6f8f4e'];

/** A vehicle on the road before a landscape, painted by its number; with room below it, so that no list cuts its wheels. */
export function drawVehicle(seed: number, vehicle: VehicleClass): string {
  const { body, panes, wheels, radius } = shapes[vehicle];
  const paint = paints[seed % paints.length];
  const round = wheels.map(
    (x) =>
      `<circle cx="${x}" cy="-2" r="${radius}" fill="#20262e"/><circle cx="${x}" cy="-2" r="${Math.round(radius * 0.45)}" fill="#aab3bd"/>`,
  );
  return `<path d="M0,286C128,278 336,278 480,286V360H0Z" fill="#7d7a75"/><path d="M12,322h48m48,0h48m48,0h48m48,0h48m48,0h48" stroke="#e9e2d2" stroke-width="3" opacity=".6"/><g transform="translate(240 304) scale(1.12)"><ellipse cx="0" cy="16" rx="130" ry="7" fill="#000" opacity=".22"/><path d="${body}" fill="${paint}"/><path d="${panes}" fill="#bfd6e6"/>${round.join('')}</g>`;
}
