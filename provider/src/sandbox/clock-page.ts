import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../platform/deps.ts';
import { fields } from '@aylal/contracts';
import { parseForm } from './parse-form.ts';
import { replyAfterForm, replyAsAsked } from './reply-as-asked.ts';
import { html } from './sandbox-page.ts';

const TEN_YEARS = 10 * 366 * 86_400;
const move = v.object({ advance_seconds: fields.wholeNumber(1, TEN_YEARS) });
const steps: readonly (readonly [string, number])[] = [
  ['5 minutes', 300],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['30 days', 2_592_000],
];

/** `/sandbox/clock`: the provider's time, which can be moved forward only; it survives a restart. */
export function registerClockPage(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'logger' | 'sandboxClock'>): void {
  const state = () => ({
    now: new Date(deps.clock.now()).toISOString(),
    offset_seconds: Math.round(deps.sandboxClock.offset() / 1000),
  });
  app.get('/sandbox/clock', (request, reply) =>
    replyAsAsked(request, reply, {
      title: 'Clock',
      data: state(),
      page: () =>
        html`<p>
            The provider’s time is <strong><time>${state().now}</time></strong
            >, ${state().offset_seconds} seconds ahead.
          </p>
          <p class="quiet">It moves forward only. Offers, holds, codes and sessions end as they would in real time.</p>
          ${steps.map(([name, seconds]) => html`<form method="post"><input type="hidden" name="advance_seconds" value="${seconds}" /><button>Forward ${name}</button></form>`)}
          <form method="post">
            <label>Seconds<input name="advance_seconds" inputmode="numeric" required /></label><button>Forward</button>
          </form>`,
    }),
  );
  app.post('/sandbox/clock', async (request, reply) => {
    const { advance_seconds } = parseForm(move, request.body);
    await deps.sandboxClock.advance(advance_seconds * 1000);
    deps.logger.info('sandbox-clock-moved', { seconds: advance_seconds });
    return replyAfterForm(request, reply, '/sandbox/clock', state());
  });
}
