import { listAccountHolds, listPassengers, listSessions } from '@aylal/contracts/account';
import { listSavedHotels } from '@aylal/contracts/hotels';
import { listBanks } from '@aylal/contracts/payments';
import { maskPassenger } from '@aylal/domain/people';
import { accountRoutes } from '@aylal/routes';
import { buildSessionUser, stubOperation, type StandaloneScenario, type Stub } from '@aylal/testing/scenarios';
import { buildSaved } from './build-saved.ts';
import { buildWallet, stubStatement, stubWallet } from './wallets.ts';

const ok = <R>(result: R) => ({ status_code: 200 as const, message: '', result });

/** The banks that money can go to. */
export function banksStub(): Stub {
  return stubOperation(listBanks, ok([{ id: 1, value: 'Khan', code: '050000' }]));
}

/** The pages of what is a customer's own, beside orders and the wallet. */
export function accountScenarios(): Record<string, StandaloneScenario> {
  const user = buildSessionUser();
  const own = (at: string, ...stubs: Stub[]): StandaloneScenario => ({ at, stubs, user });
  const session = {
    id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0b01',
    device: 'Chrome · Android',
    current: true,
    created_at: '2026-11-19T02:00:00.000Z',
    used_at: '2026-11-21T01:00:00.000Z',
  };
  const passengers = stubOperation(listPassengers, ok([maskPassenger(buildSaved())]));
  return {
    'user area': own('/user'),
    profile: own(accountRoutes.profile.to()),
    'game statement': own(accountRoutes.gameStatement.to(), stubWallet(buildWallet()), stubStatement()),
    security: own(
      accountRoutes.security.to(),
      stubOperation(listSessions, ok([session])),
      stubOperation(listAccountHolds, ok([])),
    ),
    'not me': { at: accountRoutes.notMe.to({}, { link: 'id.signature' }), stubs: [] },
    passengers: own(accountRoutes.passengers.to(), passengers),
    'saved hotels': own(accountRoutes.savedHotels.to(), stubOperation(listSavedHotels, ok([]))),
    'back from e-Mongolia': own(accountRoutes.identityImport.to({}, { error: 'access_denied' }), passengers),
  };
}
