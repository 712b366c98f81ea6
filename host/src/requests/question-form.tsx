import { useState } from 'react';
import { askHelpCenter } from '@aylal/contracts/requests';
import { Box, Card, Heading, Text } from '@aylal/ui';
import { useHostForm } from './use-host-form.ts';
import { RequestDone } from './request-done.tsx';
import { RequestForm } from './request-form.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** A question to customer service (PROD-03, CALL-21); nobody has to sign in (ROLE-05). It is posted without scripts. */
export function QuestionForm() {
  const t = usePageMessages();
  const [sent, setSent] = useState(useHostForm('ask')?.answer.done !== undefined);
  return (
    <Card padded id="ask" aria-label={t('ask.title')}>
      <Heading as="h2" size="h2">
        {t('ask.title')}
      </Heading>
      <Text tone="muted" marginTop="1" marginBottom="4">
        {t('ask.lead')}
      </Text>
      <Box maxWidth="560px">
        {sent ? (
          <RequestDone text={t('request.done.text')} action={t('request.done.again')} onAction={() => setSent(false)} />
        ) : (
          <RequestForm
            id="ask"
            posts="ask"
            operation={askHelpCenter}
            fields={['name', 'phone', 'email', 'ref_number', 'message']}
            optional={['ref_number']}
            onSent={() => setSent(true)}
          />
        )}
      </Box>
    </Card>
  );
}
