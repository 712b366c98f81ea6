import { CopyRow as PlainRow, type CopyRowProps } from '@aylal/parts';
import { useCheckoutMessages } from '../use-checkout-messages.ts';

/** One line of an account, to be copied. */
export function CopyRow(props: Omit<CopyRowProps, 'texts'>) {
  const t = useCheckoutMessages();
  const { label } = props;
  const texts = {
    copy: t('transfer.copy', { label }),
    copied: t('transfer.copied', { label }),
    byHand: t('transfer.byHand', { label }),
  };
  return <PlainRow {...props} texts={texts} />;
}
