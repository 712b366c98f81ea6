import type { ReactNode } from 'react';
import { Box, Card, chakra, Heading, Text } from '@aylal/ui';
import { IconHeadset, IconReceipt, IconShieldLock } from '@aylal/ui/icons';
import { support } from '../config/support.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** What holds for every booking, in three sentences. */
export function HomePromises() {
  const t = useHostMessages();
  return (
    <Card padding={{ base: '4', lg: '7' }} aria-label={t('home.promises.title')}>
      <chakra.h2 srOnly>{t('home.promises.title')}</chakra.h2>
      <Box display="grid" gap={{ base: '5', lg: '10' }} gridTemplateColumns={{ lg: 'repeat(3, 1fr)' }}>
        <PromiseRow
          icon={<IconReceipt size={24} />}
          title={t('home.promises.price.title')}
          text={t('home.promises.price.text')}
        />
        <PromiseRow
          icon={<IconShieldLock size={24} />}
          title={t('home.promises.payment.title')}
          text={t('home.promises.payment.text')}
        />
        <PromiseRow
          icon={<IconHeadset size={24} />}
          title={t('home.promises.support.title')}
          text={t('home.promises.support.text', {
            phone: support.phone,
            weekdays: t('hours.weekdays', { hours: support.weekdayHours }),
            weekends: t('hours.weekends', { hours: support.weekendHoursInFooter }),
          })}
        />
      </Box>
    </Card>
  );
}

function PromiseRow({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Box display="flex" gap="3" alignItems="flex-start">
      <Box as="span" color="accent.fg" flexShrink="0">
        {icon}
      </Box>
      <div>
        <Heading as="h3" size="h3">
          {title}
        </Heading>
        <Text kind="note" tone="muted">
          {text}
        </Text>
      </div>
    </Box>
  );
}
