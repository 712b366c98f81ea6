import { readGameMessage, type GameMessage } from '@aylal/contracts/lottery';
import { createMessageThrottle } from '../domain/message-throttle.ts';

interface GameListener {
  /** Of the game's address; a message of another counts for nothing. */
  readonly origin: string;
  /** The game's own window, once it is there. */
  readonly frame: () => Window | null;
  readonly received: (message: GameMessage) => void;
  /** The game says more than any game would: it is to be closed. */
  readonly flooded: () => void;
}

/** Listens to the game, and only to the game: exact origin, its own window, a shape that is known, and not too much of it (WEB-5). Answers the undo. */
export function listenToGame(page: Window, { origin, frame, received: heard, flooded }: GameListener): () => void {
  const lets = createMessageThrottle();
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source === null || event.source !== frame()) return;
    if (!lets(event.timeStamp)) return flooded();
    const message = readGameMessage(event.data);
    if (message) heard(message);
  };
  page.addEventListener('message', onMessage);
  return () => page.removeEventListener('message', onMessage);
}
