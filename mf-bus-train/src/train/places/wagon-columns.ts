import type { TrainWagon } from '@aylal/contracts/trains';

/** The columns of a wagon: the aisle is narrower than a place; of sleepers the level of a row is at its end. */
export const wagonColumns: Record<TrainWagon['class'], { readonly places: string; readonly level?: string }> = {
  public: { places: '1fr 1fr 24px 1fr' },
  open: { places: '1fr 1fr 24px 1fr', level: '48px' },
  compartment: { places: '1fr 1fr', level: '48px' },
};
