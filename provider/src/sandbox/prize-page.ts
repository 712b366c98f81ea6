import { fields } from '@aylal/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { identifierOfLogin } from '../accounts/identifier.ts';
import { findUserBy } from '../accounts/user-store.ts';
import type { Deps } from '../platform/deps.ts';
import { accounts, post } from '../commerce/ledger/ledger.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const MOST = 1_000_000_000;
const prize = v.object({ to: v.pipe(v.string(), v.maxLength(255)), amount: fields.wholeNumber(1, MOST) });

/** `/sandbox/prizes`: a customer wins in a game; the money is in the game wallet at once. */
export function registerPrizePage(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'db' | 'ids' | 'logger'>): void {
  app.get('/sandbox/prizes', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Prizes',
      data: {},
      page: () =>
        html`<p>A customer wins in a game. The prize is in the game wallet at once, from where it can be withdrawn.</p>
          <form method="post">
            <label>E-mail or phone of the customer<input name="to" required /></label>
            <label>Amount in ₮<input name="amount" inputmode="numeric" required size="12" /></label>
            <button>Win</button>
          </form>`,
    }),
  );
  app.post('/sandbox/prizes', async (request, reply) => {
    const { to, amount } = parseForm(prize, request.body);
    const identifier = identifierOfLogin(to);
    const user = identifier ? await findUserBy(deps.db, identifier) : undefined;
    if (!user) throw refuse('not-found');
    const reference = deps.ids.reference('WIN');
    await deps.db.transaction().execute((tx) =>
      post(tx, {
        kind: 'prize',
        reference,
        at: deps.clock.now(),
        entries: [
          { account: accounts.prizeCosts, amount },
          { account: accounts.gameWallet(user.id), amount: -amount },
        ],
      }),
    );
    deps.logger.info('sandbox-prize', { user_id: user.id, amount });
    return replyAfterForm(request, reply, '/sandbox/prizes', { reference, amount });
  });
}
