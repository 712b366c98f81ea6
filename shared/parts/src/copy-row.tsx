import { useState } from 'react';
import { chakra, IconButton, Text } from '@aylal/ui';
import { IconCheck, IconCopy } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { copyToClipboard } from './copy-to-clipboard.ts';

export interface CopyRowProps {
  readonly label: string;
  /** What is shown. */
  readonly children: string;
  /** What is copied; left out where it is the same. */
  readonly value?: string | undefined;
  /** A word of warning under it. */
  readonly note?: string | undefined;
  /** What the button does, and what came of it; each names the line. */
  readonly texts: { readonly copy: string; readonly copied: string; readonly byHand: string };
}

/** One line of what is typed by hand elsewhere, with its button to copy. Where the clipboard is closed, the text itself is ready to be marked. */
export function CopyRow({ label, children, value = children, note, texts }: CopyRowProps) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'byHand'>('idle');
  return (
    <Row>
      <div>
        <Text kind="small" tone="muted">
          {label}
        </Text>
        <chakra.b display="block" fontWeight="600" overflowWrap="anywhere" userSelect="all">
          {children}
        </chakra.b>
        {note && (
          <Text kind="small" tone="muted">
            {note}
          </Text>
        )}
        <Text as="span" kind="small" tone="muted" role="status">
          {copy !== 'idle' && texts[copy]}
        </Text>
      </div>
      <WithScripts>
        <IconButton
          label={texts.copy}
          onClick={() => void copyToClipboard(value).then((done) => setCopy(done ? 'copied' : 'byHand'))}
        >
          {copy === 'copied' ? <IconCheck size={20} /> : <IconCopy size={20} />}
        </IconButton>
      </WithScripts>
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
