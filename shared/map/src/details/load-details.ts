import { unpackDetails, type Details, type PackedDetails } from './details.ts';

/** Parts of the world that are drawn in detail, from which zoom on, and the box that they lie in: south, west, north, east. */
export const detailedParts = {
  mongolia: { from: 4, box: [41.5, 87.7, 52.2, 120] },
  ulaanbaatar: { from: 9, box: [47.3, 106.3, 48.3, 108.6] },
} as const;

export type DetailedPart = keyof typeof detailedParts;

const packed: Readonly<Record<DetailedPart, () => Promise<{ default: unknown }>>> = {
  mongolia: () =>
    import(/* webpackChunkName: "map-mongolia" */ './generated/mongolia.json', { with: { type: 'json' } }),
  ulaanbaatar: () =>
    import(/* webpackChunkName: "map-ulaanbaatar" */ './generated/ulaanbaatar.json', { with: { type: 'json' } }),
};

/** Fetches a part as the map first looks at it. Rejects when it is not available: the map then stands without it. */
export async function loadDetails(part: DetailedPart): Promise<Details> {
  return unpackDetails((await packed[part]()).default as PackedDetails);
}
