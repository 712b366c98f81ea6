import { useSession } from '@aylal/shell';
import { Separator } from '@aylal/ui';
import { IconLogout } from '@aylal/ui/icons';
import { DrawerEntry } from './drawer-entry.tsx';
import { DrawerList, DrawerRow } from './drawer-row.ts';
import { useAccount } from './use-account.ts';
import { useMenu } from './use-menu.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** The customer's own pages and sign-out; nothing for a visitor (ROLE-06). */
export function DrawerUserPages({ onChosen }: { onChosen: () => void }) {
  const t = useHostMessages();
  const { user } = useMenu();
  const { canSignOut, signOut } = useAccount();
  if (useSession().status !== 'signed-in') return null;
  return (
    <>
      <DrawerList>
        {user.map((entry) => (
          <DrawerEntry key={entry.id} entry={entry} onChosen={onChosen} />
        ))}
        {canSignOut && (
          <li>
            <DrawerRow
              as="button"
              width="full"
              onClick={() => {
                onChosen();
                void signOut();
              }}
            >
              <IconLogout size={22} />
              {t('account.sign_out')}
            </DrawerRow>
          </li>
        )}
      </DrawerList>
      <Separator />
    </>
  );
}
