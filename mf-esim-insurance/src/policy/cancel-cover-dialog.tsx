import { coverCancelBlock, localDateAt, quoteCoverCancellation } from '@aylal/domain';
import { formatMoney, useLocale, useServices, type DialogViewOf } from '@aylal/shell';
import { Button, Flex, Notice, Stack, StatusView, SupportPhoneLink, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import { useState } from 'react';
import { homeZone } from '../domain/home-zone.ts';
import type { cancelCoverDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { sendCoverCancel, type CoverCancelAnswer } from './send-cover-cancel.ts';

type View = DialogViewOf<typeof cancelCoverDialog>;

/** Giving a cover up: what comes back by the rule that the provider decides with, then what was done. Too late for that it says why and gives the phone. */
function CancelCoverDialog({ props: { order }, close }: Parameters<View['Component']>[0]) {
  const t = useEsimMessages();
  const locale = useLocale();
  const services = useServices();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<CoverCancelAnswer | null>(null);
  const { insurance } = order;
  const quote = quoteCoverCancellation(insurance.price, order.paid - order.fee);
  const block = coverCancelBlock(
    {
      statusCode: order.status.status_code,
      startDate: insurance.start_date,
      coolingOffUntil: insurance.cooling_off_until,
    },
    localDateAt(services.now(), homeZone),
  );
  const money = (sum: number) => formatMoney(sum, locale);
  const send = async () => {
    setSending(true);
    const sent = await sendCoverCancel(services, { ref_number: order.ref_number });
    setSending(false);
    setAnswer(sent);
    if (sent.kind === 'sent') void services.queryClient.invalidateQueries();
  };
  if (answer?.kind === 'sent')
    return (
      <StatusView
        kind="done"
        title={t('cover.cancel.doneTitle')}
        action={
          <Button data-autofocus onClick={() => close()}>
            {t('cover.cancel.close')}
          </Button>
        }
      >
        {t('cover.cancel.done', { price: money(answer.back) })}
      </StatusView>
    );
  if (block || quote.back === 0)
    return (
      <Stack gap="4">
        <Notice tone="danger">{t(`cover.cancel.${block ?? 'unpaid'}`)}</Notice>
        <Flex justify="space-between" align="center" gap="3">
          <SupportPhoneLink />
          <Button variant="outline" onClick={() => close()}>
            {t('cover.cancel.close')}
          </Button>
        </Flex>
      </Stack>
    );
  return (
    <Stack gap="4">
      <Text>{t('cover.cancel.text')}</Text>
      <KeyValueList>
        <KeyValue label={t('cover.cancel.premium')}>{money(quote.fare)}</KeyValue>
        {quote.discount > 0 && <KeyValue label={t('cover.cancel.discount')}>−{money(quote.discount)}</KeyValue>}
        <KeyValue label={t('cover.cancel.back')} total>
          {money(quote.back)}
        </KeyValue>
      </KeyValueList>
      {answer && (
        <Notice tone={answer.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
          {answer.kind === 'told' ? answer.message : t(`cover.cancel.${answer.kind}`)}
        </Notice>
      )}
      <Button loading={sending} loadingText={t('cover.cancel.sending')} onClick={() => void send()}>
        {t('cover.cancel.submit', { price: money(quote.back) })}
      </Button>
    </Stack>
  );
}

export const view: View = { title: 'cover.cancel.title', Component: CancelCoverDialog };
