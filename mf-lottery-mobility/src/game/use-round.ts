import { playGameRound, type Game, type GameRound } from '@aylal/contracts/lottery';
import { useServices, useSharedMessages, walletChanged } from '@aylal/shell';
import { useState } from 'react';
import { useWrite } from '@aylal/parts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** The result is published by then, even if the game does not report that its bones have come to rest. */
const FALL_MS = 4_000;

/**
 * Playing rounds. The first press has the round decided long before booked; where its answer is lost the next press asks for the same round, which tells the same. What was won is
 * told, to the wallet's other views too, once the bones lie.
 */
export function useRound(game: Game, onRefused: () => void) {
  const { api, events } = useServices();
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const [lost, setLost] = useState<string | null>(null);
  const [thrown, setThrown] = useState<GameRound | null>(null);
  const [lying, setLying] = useState<ReadonlySet<string>>(new Set());

  function lies(round: string) {
    setLying((before) => new Set([...before, round]));
    events.publish(walletChanged, { type: 'game' });
  }
  const asked = lost ?? game.round.id;
  const { running, fault, run } = useWrite(
    async (onThrown: (round: GameRound) => void) => {
      const answer = await api.call(playGameRound, { body: { round: asked } });
      setLost(null);
      if (answer.status_code !== 200) {
        onRefused();
        return shared(`problem.${answer.result.problem}`);
      }
      setThrown(answer.result);
      setTimeout(() => lies(asked), FALL_MS);
      onThrown(answer.result);
      return null;
    },
    () => {
      setLost(asked);
      return t('game.lost');
    },
  );
  const falling = thrown !== null && !lying.has(thrown.round);
  // Until the next round has been dealt there is nothing to throw.
  const dealing = thrown !== null && thrown.round === game.round.id;
  return { busy: running || falling || dealing, result: falling || running ? null : thrown, fault, play: run, lies };
}
