import type { Deps } from '../platform/deps.ts';
import type { Route } from '../platform/http/route.ts';
import { checkVerifyCodeRoute } from './check-verify-code-handler.ts';
import {
  createPassengerRoute,
  deletePassengerRoute,
  getPassengerRoute,
  listPassengersRoute,
  updatePassengerRoute,
} from './passenger-handlers.ts';
import { recoverPasswordRoute } from './recover-password-handler.ts';
import { registerAccountRoute } from './register-account-handler.ts';
import { reportContactChangeRoute } from './report-contact-change-handler.ts';
import { sendVerifyCodeRoute, type NoteCode } from './send-verify-code-handler.ts';
import { getSessionRoute, signOutRoute } from './session-handlers.ts';
import { sessionListRoutes } from './session-list-handlers.ts';
import { signInRoute } from './sign-in-handler.ts';
import { updateUserRoute } from './update-user-handler.ts';

/** Customers: codes, sessions, saved passengers. `noteCode` is notified of each code that is sent to a signed-in customer. */
export function accountRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'ids' | 'outbox' | 'passwords' | 'sessions' | 'vault'>,
  noteCode: NoteCode,
): readonly Route[] {
  const { passwords } = deps;
  return [
    sendVerifyCodeRoute(deps, noteCode),
    checkVerifyCodeRoute(deps),
    registerAccountRoute(deps, passwords),
    signInRoute(deps, passwords),
    recoverPasswordRoute(deps, passwords),
    getSessionRoute(deps),
    signOutRoute(deps),
    updateUserRoute(deps),
    reportContactChangeRoute(deps),
    ...sessionListRoutes(deps),
    listPassengersRoute(deps),
    getPassengerRoute(deps),
    createPassengerRoute(deps),
    updatePassengerRoute(deps),
    deletePassengerRoute(deps),
  ];
}
