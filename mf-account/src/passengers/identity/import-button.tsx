import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconId } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { identityImportDialog } from './identity-import-dialog-ref.ts';

/** Begins an import. Offered inside the mini-app, where the customer is at e-Mongolia already. */
export function ImportButton({ again = false }: { again?: boolean }) {
  const t = useAccountMessages();
  const { dialogs, mode } = useServices();
  if (!again && mode !== 'emongolia') return null;
  return (
    <Button variant={again ? undefined : 'outline'} onClick={() => void dialogs.open(identityImportDialog, {})}>
      <IconId size={18} />
      {t(again ? 'identity.again' : 'identity.import')}
    </Button>
  );
}
