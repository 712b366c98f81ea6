import { Box, Button, TextField } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { AccountHolder } from './use-account-holder.ts';

/** The holder's name as the bank gives it: read, never typed (GAP-53, REFUND-09). */
export function AccountHolderField({ holder, error }: { holder: AccountHolder; error?: string | undefined }) {
  const t = useAccountMessages();
  const fault =
    holder.state === 'unknown'
      ? t('refund.holderUnknown')
      : holder.state === 'failed'
        ? t('refund.holderFailed')
        : holder.state === 'known'
          ? undefined
          : error;
  return (
    <Box role="group" aria-live="polite">
      <TextField
        id="refund-account_name"
        readOnly
        label={t('refund.holder')}
        hint={holder.state === 'asking' ? t('refund.holderWaiting') : t('refund.holderHint')}
        value={holder.state === 'known' ? holder.name : ''}
        error={fault}
      />
      {holder.state === 'failed' && (
        <Button size="sm" variant="outline" marginTop="2" onClick={holder.retry}>
          {t('refund.askAgain')}
        </Button>
      )}
    </Box>
  );
}
