import { callbackDialog, corporateRequestDialog, useServices } from '@aylal/shell';
import { Button, Card, chakra, Heading, Stack } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { IconPhone } from '@aylal/ui/icons';
import { support } from '../config/support.ts';
import { AnswerHours } from '../shell/answer-hours.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** Who answers, when, and how to be called (CONST-13). */
export function TalkCard() {
  const t = usePageMessages();
  const { dialogs } = useServices();
  return (
    <Card padded aria-label={t('talk.title')}>
      <Heading as="h2" size="h3">
        {t('talk.title')}
      </Heading>
      <Phone href={support.phoneLink}>
        <IconPhone size={22} />
        {support.phone}
      </Phone>
      <SupportHours />
      <WithScripts>
        <Stack gap="2" marginTop="4">
          <Button variant="outline" onClick={() => void dialogs.open(callbackDialog, {})}>
            {t('talk.callback')}
          </Button>
          <Button variant="ghost" onClick={() => void dialogs.open(corporateRequestDialog, {})}>
            {t('talk.corporate')}
          </Button>
        </Stack>
      </WithScripts>
    </Card>
  );
}

/** CONST-10, CONST-13: the hours of help pages and the contact popup. */
export function SupportHours() {
  return <AnswerHours of="online" weekends={support.weekendHoursElsewhere} />;
}

export const Phone = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    fontSize: 'lg',
    fontWeight: '600',
  },
});
