import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps.ts';
import { parseQuery } from '../platform/http/parse-query.ts';
import { registerAirlineChangesPage } from './airline-changes-page.ts';
import { registerClockPage } from './clock-page.ts';
import { registerPlaceholderPage } from './placeholder-page.ts';
import { registerFaultsPage } from './faults-page.ts';
import { registerOutboxPage } from './outbox-page.ts';
import { registerPrizePage } from './prize-page.ts';
import { registerLuckyTicketPage } from './lucky-ticket-page.ts';
import { registerStrayPaymentPage } from './stray-payment-page.ts';
import { registerStaffPage } from './staff-page.ts';
import { pageHeaders, sandboxPage, html } from './sandbox-page.ts';

/** Everything under `/sandbox`; only there does the provider read forms. `faults` are the names at which partners and products ask for them. */
export function registerSandbox(
  app: FastifyInstance,
  deps: Pick<
    Deps,
    'clock' | 'config' | 'db' | 'faults' | 'ids' | 'lifecycle' | 'logger' | 'passwords' | 'sandboxClock' | 'vault'
  >,
  faults: readonly string[],
): void {
  app.register(async (sandbox) => {
    sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, parseQuery(`?${String(text)}`));
      } catch (error) {
        done(error as Error);
      }
    });
    sandbox.get('/sandbox', (_request, reply) =>
      reply
        .headers(pageHeaders)
        .send(
          sandboxPage(
            'Sandbox',
            html`<p>Play the outside world: read what was sent, move the clock, break things.</p>`,
          ),
        ),
    );
    registerFaultsPage(sandbox, deps, faults);
    registerOutboxPage(sandbox, deps);
    registerClockPage(sandbox, deps);
    registerPrizePage(sandbox, deps);
    registerLuckyTicketPage(sandbox, deps);
    registerStrayPaymentPage(sandbox, deps);
    registerAirlineChangesPage(sandbox, deps);
    registerStaffPage(sandbox, deps);
    registerPlaceholderPage(sandbox);
  });
}
