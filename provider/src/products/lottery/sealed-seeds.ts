import { sealedRows } from '../../platform/reseal/sealed-rows.ts';

interface SeedRow {
  readonly id: string;
  readonly sealed_seed: string;
}

const changed = ({ id, sealed_seed }: SeedRow, reseal: (sealed: string, context: string) => string) => ({
  sealed_seed: reseal(sealed_seed, id),
});

/** The seeds that winners are drawn with, of series and of rounds. */
export const sealedSeeds = [
  sealedRows<SeedRow>({ table: 'lottery_series', key: 'id', changed }),
  sealedRows<SeedRow>({ table: 'game_rounds', key: 'id', changed }),
];
