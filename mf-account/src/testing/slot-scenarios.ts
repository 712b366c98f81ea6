import { buildSessionUser, ofPart, type StandaloneScenario } from '@aylal/testing/scenarios';
import { buildTopUp } from './build-top-up.ts';
import { customerScenarios } from './customer-scenarios.ts';
import { orderDialogScenarios } from './order-dialog-scenarios.ts';

/** What the remote contributes to others, each by itself, for somebody who is signed in; who is not meets the sign-in. */
export function slotScenarios(): Record<string, StandaloneScenario> {
  const user = buildSessionUser();
  const topUps = {
    'top-up at the checkout': ofPart('checkout.summary.top-up', 'top-up-checkout-summary', { order: buildTopUp() }),
    'order of a top-up': ofPart('order.detail.top-up', 'top-up-order', { order: buildTopUp() }),
  };
  const all = Object.entries({ ...customerScenarios(), ...orderDialogScenarios(), ...topUps });
  return Object.fromEntries(all.map(([name, scenario]) => [name, name === 'login' ? scenario : { ...scenario, user }]));
}
