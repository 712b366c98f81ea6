import { useState } from 'react';
import { formatMoney, useLocale } from '@aylal/shell';
import { Button, Flex, Notice, Stack, SupportPhoneLink, Text } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { PartnerChangeProps } from './partner-change-card.tsx';
import { useAnswerChange } from './use-answer-change.ts';

/** The answers that a change allows. A refund ends the journey, so it is asked for twice; without scripts the staff take the answer by phone. */
export function ChangeAnswers({ order, change }: PartnerChangeProps) {
  const t = useAccountMessages();
  const price = formatMoney(change.refund, useLocale());
  const { sending, fault, send } = useAnswerChange(order, change);
  const [sure, setSure] = useState(false);
  return (
    <Stack gap="3">
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <WithScripts>
        {sure ? (
          <Stack gap="3">
            <Text>{t('carrierChange.sure', { price })}</Text>
            <Flex gap="2" wrap="wrap">
              <Button loading={sending === 'refund'} onClick={() => void send('refund')}>
                {t('carrierChange.yes', { price })}
              </Button>
              <Button variant="outline" disabled={sending !== null} onClick={() => setSure(false)}>
                {t('carrierChange.no')}
              </Button>
            </Flex>
          </Stack>
        ) : (
          <Flex gap="2" wrap="wrap">
            {change.answers.includes('accept') && (
              <Button loading={sending === 'accept'} onClick={() => void send('accept')}>
                {t('carrierChange.accept')}
              </Button>
            )}
            {change.answers.includes('refund') && (
              <Button
                variant={change.answers.includes('accept') ? 'outline' : 'solid'}
                disabled={sending !== null}
                onClick={() => setSure(true)}
              >
                {t('carrierChange.refund', { price })}
              </Button>
            )}
          </Flex>
        )}
      </WithScripts>
      <WithoutScripts>
        <SupportPhoneLink />
      </WithoutScripts>
    </Stack>
  );
}
