import { callbackDialog, useServices } from '@aylal/shell';
import { Box, Button, Flex, SupportPhoneLink, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

/** Which banks a refund can go to, and who finds a way for a customer who has no account there. */
export function RefundAccountNote() {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  return (
    <Box>
      <Text kind="small" tone="muted">
        {t('refund.banksHere')}
      </Text>
      <Flex wrap="wrap" align="center" gap="3" marginTop="1">
        <Button size="sm" variant="outline" onClick={() => void dialogs.open(callbackDialog, {})}>
          {t('refund.callMe')}
        </Button>
        <SupportPhoneLink />
      </Flex>
    </Box>
  );
}
