import type { ShagaiSide } from '@aylal/domain/lottery';
import * as v from 'valibot';

/** What the game may say to the page around it (WEB-5): that it is there, that it has shown a round, that somebody wants to withdraw. None of it moves money. */
const fromGame = v.variant('type', [
  v.strictObject({ type: v.literal('game/ready') }),
  v.strictObject({ type: v.literal('game/shown'), round: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ type: v.literal('game/withdraw') }),
]);
export type GameMessage = v.InferOutput<typeof fromGame>;

/** What the page says to the game: how the bones of a round lie. Nothing of the customer. */
export interface MessageToGame {
  readonly type: 'game/round';
  readonly round: string;
  readonly bones: readonly ShagaiSide[];
}

/** A message of the game; null for anything else, also for one with a field too many. */
export function readGameMessage(data: unknown): GameMessage | null {
  const read = v.safeParse(fromGame, data);
  return read.success ? read.output : null;
}
