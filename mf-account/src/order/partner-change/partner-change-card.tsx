import type { ReactNode } from 'react';
import type { Order, PartnerChangeView } from '@aylal/contracts/orders';
import { JourneyLegs } from '@aylal/parts';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { Box, Card, Grid, Heading, Notice, Stack, Text, type NoticeTone } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ChangeAnswers } from './change-answers.tsx';

export interface PartnerChangeProps {
  readonly order: Order;
  readonly change: PartnerChangeView;
}

const tones: Readonly<Record<PartnerChangeView['state'], NoticeTone>> = {
  open: 'warning',
  accepting: 'info',
  accepted: 'success',
  refunded: 'info',
};

/** What the carrier has changed of a journey: old beside new, what may be answered by when, and what happens otherwise. */
export function PartnerChangeCard({ order, change }: PartnerChangeProps) {
  const t = useAccountMessages();
  const { kind, state, before, after } = change;
  const isOpen = state === 'open';
  return (
    <Card padded>
      <Stack gap="4">
        <Heading size="h3">{t(`carrierChange.title.${kind}`)}</Heading>
        <Notice tone={tones[state]} live="status">
          <Sentence change={change} />
        </Notice>
        {(isOpen || state === 'accepting') && (
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
            <Journey title={t('carrierChange.before')}>
              <JourneyLegs trips={before} none={t('carrierChange.none')} gone />
            </Journey>
            <Journey title={t('carrierChange.after')}>
              <JourneyLegs trips={after} none={t('carrierChange.none')} />
            </Journey>
          </Grid>
        )}
        {isOpen && change.answers.length > 0 && <ChangeAnswers order={order} change={change} />}
      </Stack>
    </Card>
  );
}

function Journey({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box minWidth="0">
      <Text strong marginBottom="2">
        {title}
      </Text>
      {children}
    </Box>
  );
}

function Sentence({
  change: { kind, state, refund, answer_by, otherwise, answered_by },
}: Pick<PartnerChangeProps, 'change'>) {
  const t = useAccountMessages();
  const locale = useLocale();
  const values = { until: formatInstantWithYear(answer_by, locale), price: formatMoney(refund, locale) };
  if (state === 'open') return t(`carrierChange.open.${otherwise ?? `call-${kind}`}`, values);
  if (state === 'accepting') return t('carrierChange.accepting');
  return t(`carrierChange.${state}.${answered_by === 'time' ? 'time' : 'answer'}`);
}
