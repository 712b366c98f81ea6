import { useState } from 'react';
import { chakra, IconButton, Text } from '@aylal/ui';
import { IconCheck, IconCopy } from '@aylal/ui/icons';
import { copyToClipboard } from '../ui/copy-to-clipboard.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

export interface CopyRowProps {
  readonly label: string;
  /** What is shown and copied. */
  readonly children: string;
}

/** A line of what is typed by hand with its button to copy. Where the clipboard is closed, the text itself stands ready to be marked. */
export function CopyRow({ label, children }: CopyRowProps) {
  const t = useEsimMessages();
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle');
  return (
    <Row>
      <div>
        <Text kind="small" tone="muted">
          {label}
        </Text>
        <chakra.b display="block" fontWeight="600" overflowWrap="anywhere" userSelect="all">
          {children}
        </chakra.b>
        <Text as="span" kind="small" tone="muted" role="status">
          {copy !== 'idle' && t(copy === 'copied' ? 'install.copied' : 'install.copyByHand', { label })}
        </Text>
      </div>
      <IconButton
        label={t('install.copy', { label })}
        onClick={() => void copyToClipboard(children).then((done) => setCopy(done ? 'copied' : 'refused'))}
      >
        {copy === 'copied' ? <IconCheck size={20} /> : <IconCopy size={20} />}
      </IconButton>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _first: { borderTopWidth: '0' },
  },
});
