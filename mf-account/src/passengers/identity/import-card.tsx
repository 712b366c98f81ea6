import { useServices, type SlotPart } from '@aylal/shell';
import { Button, Card, Flex, Heading, Text } from '@aylal/ui';
import { IconId } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { identityImportDialog } from './identity-import-dialog-ref.ts';

/** `mini-app.import` (MINI-06): offers to fill in a passenger from e-Mongolia. The import belongs to a session, so who has none signs in first. */
function ImportCard() {
  const t = useAccountMessages();
  const { dialogs, session } = useServices();

  async function begin() {
    if (await session.require('orders')) await dialogs.open(identityImportDialog, {});
  }

  return (
    <Card padded aria-labelledby="identity-import">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <div>
          <Heading as="h2" id="identity-import" size="label">
            {t('identity.title')}
          </Heading>
          <Text kind="small" tone="muted">
            {t('identity.lead')}
          </Text>
        </div>
        <Button variant="outline" onClick={() => void begin()}>
          <IconId size={18} />
          {t('identity.import')}
        </Button>
      </Flex>
    </Card>
  );
}

export const part: SlotPart<'mini-app.import'> = { Component: ImportCard };
