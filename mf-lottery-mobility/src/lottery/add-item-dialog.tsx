import type { LotteryProduct } from '@aylal/contracts/lottery';
import { formatMoney, useLocale, type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useState } from 'react';
import { useCartActions } from '../ui/use-cart-actions.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import type { addItemDialog } from '../ui/add-item-dialog-ref.ts';

interface AddItemDialogProps {
  readonly props: { readonly product: LotteryProduct };
  readonly close: (added?: true) => void;
}

/** MODAL-62: one ticket into the cart (CALL-02), and what went wrong where it could not be added (ERR-29). */
function AddItemDialog({ props: { product }, close }: AddItemDialogProps) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { add } = useCartActions();
  const [adding, setAdding] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setAdding(true);
    const wrong = await add(product.name);
    setAdding(false);
    setFault(wrong);
    if (wrong === null) close(true);
  };
  return (
    <Stack gap="4">
      <KeyValueList>
        <KeyValue label={product.name}>{t('add.one')}</KeyValue>
        <KeyValue label={t('add.price')} total>
          {formatMoney(product.price, locale)}
        </KeyValue>
      </KeyValueList>
      <Text kind="small" tone="muted">
        {t('add.hint')}
      </Text>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button loading={adding} onClick={() => void send()}>
          {t('add.action')}
        </Button>
        <Button variant="outline" onClick={() => close()}>
          {s('action.cancel')}
        </Button>
      </Flex>
    </Stack>
  );
}

export const view: DialogViewOf<typeof addItemDialog> = { title: 'add.title', Component: AddItemDialog };
