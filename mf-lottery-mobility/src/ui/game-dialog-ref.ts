import { defineDialog } from '@aylal/shell';

/** MODAL-19: the game, in the whole window. */
export const gameDialog = defineDialog<Record<never, never>, void>('GAME_VIEW');
