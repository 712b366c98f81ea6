import { useSharedMessages } from '@aylal/shell';
import type { EsimPackage } from '@aylal/contracts/esims';
import { usePriceText } from '@aylal/parts';
import { Button, Flex, Notice, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

export interface ConfirmTopUpProps {
  readonly place: string;
  readonly chosen: EsimPackage;
  readonly booking: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** ESIM-05: an eSIM that nobody has used yet has its first package still; whether more is wanted is asked once. */
export function ConfirmTopUp({ place, chosen, booking, onBack, onConfirm }: ConfirmTopUpProps) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  const price = usePriceText();
  return (
    <Stack gap="4">
      <Notice tone="info" title={t('topUp.waitingTitle')}>
        {t('topUp.waitingText')}
      </Notice>
      <KeyValueList>
        <KeyValue label={t('topUp.to')}>{t('detail.title', { place })}</KeyValue>
        <KeyValue label={t('topUp.package')}>{chosen.title}</KeyValue>
        <KeyValue label={s('order.total')} total>
          {price(chosen.price)}
        </KeyValue>
      </KeyValueList>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" disabled={booking} onClick={onBack}>
          {s('action.back')}
        </Button>
        <Button flex="1" data-autofocus loading={booking} loadingText={t('topUp.booking')} onClick={onConfirm}>
          {t('topUp.confirm')}
        </Button>
      </Flex>
    </Stack>
  );
}
