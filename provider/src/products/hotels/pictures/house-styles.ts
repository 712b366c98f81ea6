import { block } from './houses/block.ts';
import { brick } from './houses/brick.ts';
import { gers } from './houses/gers.ts';
import { lodge } from './houses/lodge.ts';
import { mansard } from './houses/mansard.ts';
import { modern } from './houses/modern.ts';
import { palace } from './houses/palace.ts';
import { tower } from './houses/tower.ts';
import type { DrawHouse } from './houses/house-parts.ts';

/** What a house looks like from outside. */
export const houseStyles = ['tower', 'palace', 'block', 'modern', 'brick', 'mansard', 'lodge', 'gers'] as const;
export type HouseStyle = (typeof houseStyles)[number];

export const drawHouse: Readonly<Record<HouseStyle, DrawHouse>> = {
  tower,
  palace,
  block,
  modern,
  brick,
  mansard,
  lodge,
  gers,
};
