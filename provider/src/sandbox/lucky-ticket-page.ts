import type { FastifyInstance } from 'fastify';
import { drawnPlace, drawText, isLargePrize, prizeAt } from '@aylal/domain/lottery';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { sha256 } from '../platform/ids.ts';
import { gameBy, lotteryGames } from '../products/lottery/lottery-games.ts';
import { openSeries } from '../products/lottery/series-store.ts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const LAST_NUMBER = 99_999;
const wanted = v.object({ game: v.pipe(v.string(), v.maxLength(40)) });

/** `/sandbox/lucky-ticket`: the next ticket of a lottery has a number that wins a large prize. The draw stays what it is: the numbers before it are left out. */
export function registerLuckyTicketPage(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'db' | 'ids' | 'vault'>,
): void {
  const { db, clock, vault } = deps;
  app.get('/sandbox/lucky-ticket', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Lucky ticket',
      data: {},
      page: () =>
        html`<p>The next ticket of this lottery that is sold today wins more than what is credited by itself.</p>
          <form method="post">
            <label
              >Lottery<select name="game">
                ${lotteryGames.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
              </select></label
            ><button>Be lucky</button>
          </form>`,
    }),
  );
  app.post('/sandbox/lucky-ticket', async (request, reply) => {
    const game = gameBy('id', parseForm(wanted, request.body).game);
    if (!game) throw refuse('not-found');
    const series = await openSeries(db, deps, game, clock.now());
    const seed = vault.open(series.sealed_seed, series.id);
    let number = series.next_number;
    while (number <= LAST_NUMBER && !isLargePrize(prizeAt(drawnPlace(sha256(drawText(seed, number))), game.prizes)))
      number += 1;
    // Seven of a thousand series have no such number.
    if (number > LAST_NUMBER) throw refuse('state-conflict');
    await db.updateTable('lottery_series').set({ next_number: number }).where('id', '=', series.id).execute();
    return replyAfterForm(request, reply, '/sandbox/lucky-ticket', { series: series.id, number });
  });
}
