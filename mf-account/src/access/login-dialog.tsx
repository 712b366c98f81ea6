import type { SessionUser } from '@aylal/contracts';
import type { DialogViewOf, KnownPerson, loginDialog } from '@aylal/shell';
import { AccountAccess } from './account-access.tsx';

export interface LoginDialogProps {
  readonly reason?: 'booking' | 'payment' | 'orders' | 'saveHotel';
  /** What was typed already on the page that asks. */
  readonly known?: KnownPerson;
}

/** MODAL-01: resolves with the user; the customer stays on the page (GAP-73). */
function LoginDialog({ props, close }: { props: LoginDialogProps; close: (user?: SessionUser) => void }) {
  return <AccountAccess reason={props.reason} known={props.known} headingAs="h2" onDone={close} />;
}

export const view: DialogViewOf<typeof loginDialog> = { title: 'access.dialogTitle', Component: LoginDialog };
