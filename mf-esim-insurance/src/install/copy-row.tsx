import { CopyRow as PlainRow, type CopyRowProps } from '@aylal/parts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** A line of what is typed into the phone, to be copied. */
export function CopyRow(props: Omit<CopyRowProps, 'texts'>) {
  const t = useEsimMessages();
  const { label } = props;
  const texts = {
    copy: t('install.copy', { label }),
    copied: t('install.copied', { label }),
    byHand: t('install.copyByHand', { label }),
  };
  return <PlainRow {...props} texts={texts} />;
}
