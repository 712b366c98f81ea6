import type { SlotPart } from '@aylal/shell';
import { CheapDays } from '../ui/cheap-days/cheap-days.tsx';

/** `home.board`: the cheapest days to a few places. */
export const part: SlotPart<'home.board'> = { Component: CheapDays };
