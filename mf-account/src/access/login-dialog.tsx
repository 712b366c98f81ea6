import type { SessionUser } from '@aylal/contracts/account';
import { useServices, type DialogViewOf, type PrefilledPerson, type loginDialog } from '@aylal/shell';
import { useState } from 'react';
import { AccountAccess } from './account-access.tsx';
import { sentCodeOfKnown } from './sent-code.ts';

export interface LoginDialogProps {
  readonly reason?: 'booking' | 'payment' | 'orders' | 'saveHotel';
  /** What was typed already on the page that asks. */
  readonly known?: PrefilledPerson;
}

/** MODAL-01: resolves with the user; the customer stays on the page (GAP-73). Registering goes on at a code that still counts. */
function LoginDialog({ props, close }: { props: LoginDialogProps; close: (user?: SessionUser) => void }) {
  const services = useServices();
  const [sent] = useState(() => sentCodeOfKnown(props.known ?? {}, services));
  return <AccountAccess reason={props.reason} known={props.known} sent={sent} headingAs="h2" onDone={close} />;
}

export const view: DialogViewOf<typeof loginDialog> = { title: 'access.dialogTitle', Component: LoginDialog };
