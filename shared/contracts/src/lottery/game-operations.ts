import { shagaiPrizes, shagaiSides } from '@aylal/domain/lottery';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent } from '../fields.ts';

const roundId = v.pipe(v.string('validation_required'), v.regex(/^RND-[0-9A-Z]{8}$/, 'validation_invalid'));

/**
 * The game for who is signed in: stake and prizes, how many rounds of the day are played, until when they keep themselves out, what their game wallet holds, and their next round.
 * How its bones lie is decided already: `commitment` is the SHA-256 of its secret. The round stays the same until it is played.
 */
export const readGame = defineEndpoint({
  name: 'read-game',
  id: 'NEED-140',
  summary: 'Read the game and the next round',
  method: 'GET',
  path: '/api/lottery/game/',
  auth: 'bearer',
  answers: {
    200: answer(
      v.object({
        stake: money,
        prizes: v.array(
          v.object({
            figure: v.picklist(shagaiPrizes.map(({ figure }) => figure)),
            prize: money,
            throws: v.number(),
          }),
        ),
        per_day: v.number(),
        played_today: v.number(),
        excluded_until: v.nullable(instant),
        balance: money,
        round: v.object({ id: roundId, commitment: v.string() }),
      }),
    ),
    401: refusal,
  },
});
export type Game = v.InferOutput<(typeof readGame.answers)[200]>['result'];

/** Plays a round: its stake leaves the game wallet and its prize comes in at once, by the first call; every later one returns the same. `seed` is the secret behind `commitment`. */
export const playGameRound = defineEndpoint({
  name: 'play-game-round',
  id: 'NEED-141',
  summary: 'Play a round of the game',
  method: 'POST',
  path: '/api/lottery/game/',
  auth: 'bearer',
  body: sent({ round: roundId }),
  answers: {
    200: answer(
      v.object({
        round: roundId,
        commitment: v.string(),
        seed: v.string(),
        bones: v.array(v.picklist(shagaiSides)),
        stake: money,
        prize: money,
        balance: money,
      }),
    ),
    400: refusal,
    401: refusal,
    404: refusal,
    409: refusal,
  },
});
export type GameRound = v.InferOutput<(typeof playGameRound.answers)[200]>['result'];
