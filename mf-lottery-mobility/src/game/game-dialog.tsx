import type { DialogViewOf } from '@aylal/shell';
import { AgeGate } from '../ui/age/age-gate.tsx';
import type { gameDialog } from '../ui/game-dialog-ref.ts';
import { GameTable } from './game-table.tsx';

/** MODAL-19, MODAL-70: the game, behind the age gate: nothing of it is asked for before. */
export const view: DialogViewOf<typeof gameDialog> = {
  title: 'game.title',
  Component: () => (
    <AgeGate>
      <GameTable />
    </AgeGate>
  ),
};
