import { playGameRound, type Game, type GameRound } from '@aylal/contracts';
import { ApiError, useServices, walletChanged } from '@aylal/shell';
import { useState } from 'react';
import { useOwnMessages, useSharedMessages } from '../ui/use-own-messages.ts';

/** The result is told by then, also by a game that does not say when its bones have come to lie. */
const FALL_MS = 4_000;

/**
 * Playing rounds. The first press has the round decided long before booked; where its answer is lost the next press asks for the same round, which tells the same. What was won is
 * told, to the wallet's other views too, once the bones lie.
 */
export function useRound(game: Game, onRefused: () => void) {
  const { api, events } = useServices();
  const t = useOwnMessages();
  const shared = useSharedMessages();
  const [asking, setAsking] = useState(false);
  const [lost, setLost] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [thrown, setThrown] = useState<GameRound | null>(null);
  const [lying, setLying] = useState<ReadonlySet<string>>(new Set());

  function lies(round: string) {
    setLying((before) => new Set([...before, round]));
    events.publish(walletChanged, { type: 'game' });
  }
  async function send(round: string): Promise<GameRound | null> {
    try {
      const answer = await api.call(playGameRound, { body: { round } });
      setLost(null);
      if (answer.status_code === 200) {
        setThrown(answer.result);
        setTimeout(() => lies(round), FALL_MS);
        return answer.result;
      }
      setFault(shared(`problem.${answer.result.problem}`));
      onRefused();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLost(round);
      setFault(t('game.lost'));
    }
    return null;
  }
  async function play(): Promise<GameRound | null> {
    setAsking(true);
    setFault(null);
    const round = await send(lost ?? game.round.id);
    setAsking(false);
    return round;
  }
  const falling = thrown !== null && !lying.has(thrown.round);
  // Until the next round has been dealt there is nothing to throw.
  const dealing = thrown !== null && thrown.round === game.round.id;
  return { busy: asking || falling || dealing, result: falling || asking ? null : thrown, fault, play, lies };
}
