/** What every map keeps to. */
export const mapLimits = {
  /** CONST-02: most markers of a map; those after them are left out. */
  markers: 10_000,
  /** CONST-03: markers closer to each other than this are one cluster, in CSS pixels. */
  clusterRadius: 80,
  /** CONST-04: a move shorter than this since the last reported bounds is ignored, in CSS pixels. */
  deadZone: 50,
  /** The whole world in a window, and a house. */
  zoom: { least: 2, most: 17 },
} as const;
