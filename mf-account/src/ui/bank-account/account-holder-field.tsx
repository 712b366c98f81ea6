import { Box, Button, TextField } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../use-account-messages.ts';
import type { AccountHolder } from './use-account-holder.ts';

interface AccountHolderFieldProps {
  readonly id: string;
  readonly holder: AccountHolder;
  readonly error?: string | undefined;
}

/** The holder's name as the bank gives it: read, never typed (GAP-53, REFUND-09). `error` is the form's, while the bank has not spoken. */
export function AccountHolderField({ id, holder, error }: AccountHolderFieldProps) {
  const t = useAccountMessages();
  const fault = useHolderFault(holder) ?? (holder.state === 'none' ? error : undefined);
  return (
    <Box role="group" aria-live="polite">
      <TextField
        id={id}
        readOnly
        label={t('bankAccount.holder')}
        hint={holder.state === 'asking' ? t('bankAccount.holderWaiting') : t('bankAccount.holderHint')}
        value={holder.state === 'known' ? holder.name : ''}
        checking={holder.state === 'asking'}
        error={fault}
      />
      {'retry' in holder && (
        <Button size="sm" variant="outline" marginTop="2" onClick={holder.retry}>
          {t('bankAccount.askAgain')}
        </Button>
      )}
    </Box>
  );
}

function useHolderFault({ state }: AccountHolder): string | undefined {
  const t = useAccountMessages();
  const s = useSharedMessages();
  switch (state) {
    case 'unknown':
      return t('bankAccount.holderUnknown');
    case 'failed':
      return t('bankAccount.holderFailed');
    case 'too-often':
      return s('problem.too-many-requests');
    default:
      return undefined;
  }
}
