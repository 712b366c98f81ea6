import type { SessionUser } from '@aylal/contracts/account';
import { Heading, Stack, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportButton } from './export-button.tsx';

/** Everything that is kept of the customer: to take along, and to have deleted (PII-4). */
export function PersonalDataSection({ user }: { user: SessionUser }) {
  const t = useAccountMessages();
  return (
    <Stack as="section" gap="3" aria-labelledby="own-data">
      <Heading size="h2" id="own-data">
        {t('ownData.title')}
      </Heading>
      <Text tone="muted">{t('ownData.exportLead')}</Text>
      <ExportButton user={user} />
      <Text tone="muted">{t('ownData.deleteLead')}</Text>
      <DeleteAccount user={user} />
    </Stack>
  );
}
