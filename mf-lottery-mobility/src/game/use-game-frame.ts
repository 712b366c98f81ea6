import type { GameMessage, MessageToGame } from '@aylal/contracts/lottery';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenToGame } from './listen-to-game.ts';

/** A game that has said nothing by then will not. */
const ANSWER_WITHIN_MS = 8_000;

/** The frame of a game: whether it has answered, what it says, and the way to tell it something. `silent` and `wild` are the end of this frame. */
export function useGameFrame(url: string, onMessage: (message: GameMessage) => void) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'silent' | 'wild'>('waiting');
  const { origin } = new URL(url);
  const received = useEffectEvent((message: GameMessage) => {
    if (message.type === 'game/ready') setState((before) => (before === 'waiting' ? 'ready' : before));
    else onMessage(message);
  });
  useEffect(() => {
    const tooLate = setTimeout(
      () => setState((before) => (before === 'waiting' ? 'silent' : before)),
      ANSWER_WITHIN_MS,
    );
    const leave = listenToGame(window, {
      origin,
      frame: () => ref.current?.contentWindow ?? null,
      received: (message) => received(message),
      flooded: () => setState('wild'),
    });
    return () => {
      clearTimeout(tooLate);
      leave();
    };
  }, [origin]);
  const post = (message: MessageToGame) => ref.current?.contentWindow?.postMessage(message, origin);
  return { ref, state, tell: post };
}
