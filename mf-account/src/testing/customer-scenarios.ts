import { getPassenger, listPassengers } from '@aylal/contracts/account';
import { maskPassenger } from '@aylal/domain/people';
import type { dialogs } from '@aylal/shell/descriptor';
import { ofDialog, ofPart, stubOperation, type StandaloneScenario } from '@aylal/testing/scenarios';
import type { pinDialog } from '../game-wallet/game-wallet-dialog-refs.ts';
import type { identityImportDialog } from '../passengers/identity/identity-import-dialog-ref.ts';
import type { globalPassengerDialog, passengerDialog, passportDialog } from '../passengers/passenger-dialog-refs.ts';
import type { pinUserUpdateDialog, userUpdateDialog } from '../profile/user-dialog-refs.ts';
import type { accountDeleteDialog } from '../security/account-delete-dialog-ref.ts';
import type { sessionEndDialog } from '../security/session-end-dialog-ref.ts';
import { buildSaved } from './build-saved.ts';
import { banksStub } from './account-scenarios.ts';
import { buildWallet, stubWallet } from './wallets.ts';

/** The dialogs of what is a customer's own, and the card that imports it. */
export function customerScenarios(): Record<string, StandaloneScenario> {
  const saved = buildSaved();
  const passenger = maskPassenger(saved);
  const whole = stubOperation(getPassenger, { status_code: 200, message: '', result: saved });
  const list = stubOperation(listPassengers, { status_code: 200, message: '', result: [passenger] });
  const contact = { by: 'email' as const, email: 'new@example.mn', phone: '', dial_code: '976' };
  const account = { bank_name: 'Khan', account_number: '5001234567', account_name: 'BATBOLD ANUDARI' };
  const proof = { password: 'a quiet river' };
  return {
    login: ofDialog<typeof dialogs.loginDialog>('LOGIN_VIEW', { reason: 'orders' }),
    'change of the customer': ofDialog<typeof userUpdateDialog>('USER_UPDATE_VIEW', { fields: ['email'] }),
    'code for a new contact': ofDialog<typeof pinUserUpdateDialog>('PIN_USER_UPDATE_VIEW', {
      contact,
      sentMs: Date.parse('2026-11-21T02:00:00Z'),
      proof,
    }),
    'top-up of the wallet': ofDialog<typeof dialogs.walletTopUpDialog>('WALLET_TOP_UP_VIEW', { type: 'wallet' }),
    'code for an account': ofDialog<typeof pinDialog>('PIN_VIEW', { account }),
    withdrawal: ofDialog<typeof dialogs.withdrawDialog>(
      'PIN_WITHDRAW_VIEW',
      {},
      stubWallet(buildWallet()),
      banksStub(),
    ),
    'new passenger': ofDialog<typeof passengerDialog>('PASSENGER_VIEW', { mode: 'add' }),
    'a passenger': ofDialog<typeof passengerDialog>('PASSENGER_VIEW', { mode: 'edit', passenger }, whole),
    'foreign passenger': ofDialog<typeof globalPassengerDialog>('GLOBAL_PASSENGER_VIEW', {}),
    passport: ofDialog<typeof passportDialog>('PASSPORT_VIEW', { passenger }, whole),
    'import from e-Mongolia': ofDialog<typeof identityImportDialog>('EMONGOLIA_IMPORT_VIEW', {}, list),
    'end of a session': ofDialog<typeof sessionEndDialog>('SESSION_END_VIEW', {
      ending: { device: 'Chrome · Android' },
    }),
    'end of the account': ofDialog<typeof accountDeleteDialog>('ACCOUNT_DELETE_VIEW', { contact }),
    'import card': ofPart('mini-app.import', 'account-import', {}),
  };
}
