import type { CheckedRate } from '@aylal/contracts/hotels';
import { type DialogViewOf, formatMoney, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Skeleton, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { rateCheckQuery } from '../api/check-rate.ts';
import type { rateCheckDialog } from '../ui/rate-check-dialog-ref.ts';

type View = DialogViewOf<typeof rateCheckDialog>;

/** Posts the check as soon as it opens (HOTEL-09). A price that stands closes it by itself; another one is shown beside the old and waits for a word. */
function RateCheckDialog({ props: { rate, stay }, close }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const { api } = useServices();
  const check = useQuery(rateCheckQuery(api, rate, stay, close));
  const found = check.isFetching ? undefined : check.data;
  if (!found || found.kind === 'stands') return <Checking />;
  if (found.kind === 'changed') return <Changed checked={found.checked} close={close} />;
  if (found.kind === 'silent') return <Silent retry={() => void check.refetch()} />;
  return (
    <Stack gap="4">
      <Notice tone="warning" live="alert">
        {t(found.kind === 'gone' ? 'check.gone' : 'check.signedOut')}
      </Notice>
      <Back close={close} />
    </Stack>
  );
}

function Checking() {
  const t = useHotelsMessages();
  return (
    <Stack gap="3">
      <Text tone="muted" role="status">
        {t('check.checking')}
      </Text>
      <Skeleton height="22px" width="70%" />
      <Skeleton height="22px" width="50%" />
    </Stack>
  );
}

function Changed({ checked, close }: { checked: CheckedRate; close: (checked?: CheckedRate) => void }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { price, previous_price } = checked;
  const money = (amount: number) => formatMoney(amount, locale);
  const values = { difference: money(Math.abs(price - previous_price)) };
  return (
    <Stack gap="4">
      <Notice tone="warning" live="alert">
        {t(price > previous_price ? 'check.dearer' : 'check.cheaper', values)}
      </Notice>
      <KeyValueList>
        <KeyValue label={t('check.before')}>
          <s>{money(previous_price)}</s>
        </KeyValue>
        <KeyValue label={t('check.now')} total>
          {money(price)}
        </KeyValue>
      </KeyValueList>
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => close()}>
          {s('action.back')}
        </Button>
        <Button data-autofocus onClick={() => close(checked)}>
          {t('check.accept')}
        </Button>
      </Flex>
    </Stack>
  );
}

function Silent({ retry }: { retry: () => void }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  return (
    <Stack gap="4">
      <Notice tone="danger" live="alert">
        {t('check.silent')}
      </Notice>
      <Flex justify="flex-end">
        <Button data-autofocus onClick={retry}>
          {s('action.retry')}
        </Button>
      </Flex>
    </Stack>
  );
}

function Back({ close }: { close: (checked?: CheckedRate) => void }) {
  const s = useSharedMessages();
  return (
    <Flex justify="flex-end">
      <Button variant="outline" data-autofocus onClick={() => close()}>
        {s('action.back')}
      </Button>
    </Flex>
  );
}

export const view: View = { title: 'check.title', Component: RateCheckDialog };
