import type { SessionUser } from '@aylal/contracts/account';
import { QueryView } from '@aylal/parts';
import { homeRoute } from '@aylal/routes';
import { alertDialog, useQuery, useServices } from '@aylal/shell';
import { Button, Skeleton } from '@aylal/ui';
import { listAccountHoldsQuery } from '../api/list-account-holds-query.ts';
import type { Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { accountDeleteDialog } from './account-delete-dialog-ref.ts';
import { AccountHolds } from './account-holds.tsx';

/** The way to delete the account, or what still keeps it open. That it is done stays on the screen until it was read (MODAL-67). */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const t = useAccountMessages();
  const services = useServices();
  const { dialogs, navigator, session } = services;
  const holds = useQuery(listAccountHoldsQuery(services));

  async function remove() {
    const deleted = await dialogs.open(accountDeleteDialog, { contact: ownContact(user) });
    if (!deleted) return void holds.refetch();
    await session.signOut();
    await dialogs.open(alertDialog, { title: t('ownData.deletedTitle'), text: t('ownData.deleted') });
    navigator.go(homeRoute.to());
  }

  return (
    <QueryView
      query={holds}
      waiting={<Skeleton height="48px" borderRadius="md" />}
      failed={{ headingAs: 'h3', title: t('ownData.failedTitle'), phone: false }}
      empty={
        <Button variant="danger" alignSelf={{ md: 'start' }} onClick={() => void remove()}>
          {t('ownData.delete')}
        </Button>
      }
    >
      {(found) => <AccountHolds holds={found} />}
    </QueryView>
  );
}

/** A verified contact: the address, or the number where there is none. */
function ownContact({ email, phone, dial_code }: SessionUser): Contact {
  return { by: email === '' ? 'phone' : 'email', dial_code, phone, email };
}
