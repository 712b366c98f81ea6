import { settlingHours } from '@aylal/domain/payments';
import { Stack, Text } from '@aylal/ui';
import { OwnerProofFields } from '../../ui/proof/owner-proof-fields.tsx';
import type { OwnerProofState } from '../../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** What a refund to a bank account needs beside the account: that its owner is there, and some patience (SEC-3). */
export function RefundProof({ proof }: { proof: OwnerProofState }) {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <Text kind="small" tone="muted">
        {t('refund.waits', { hours: settlingHours })}
      </Text>
      <OwnerProofFields proof={proof} />
    </Stack>
  );
}
