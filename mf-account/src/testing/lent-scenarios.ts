import { buildSessionUser, type StandaloneScenario } from '@aylal/testing/scenarios';
import { customerScenarios } from './customer-scenarios.ts';
import { orderDialogScenarios } from './order-dialog-scenarios.ts';

/** What the remote lends to others, each by itself, for somebody who is signed in; who is not meets the sign-in. */
export function lentScenarios(): Record<string, StandaloneScenario> {
  const user = buildSessionUser();
  const all = Object.entries({ ...customerScenarios(), ...orderDialogScenarios() });
  return Object.fromEntries(all.map(([name, scenario]) => [name, name === 'login' ? scenario : { ...scenario, user }]));
}
