/** Without it the type of three quarters of a megabyte of numbers would be worked out at each check. */
declare module 'world-atlas/countries-50m.json' {
  import type { Topology } from 'topojson-specification';

  const world: Topology;
  export default world;
}
