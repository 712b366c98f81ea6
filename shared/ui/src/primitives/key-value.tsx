import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

export type KeyValueProps = { label: ReactNode; children: ReactNode; total?: boolean | undefined };

/** A row of a sum or a document: words left, figure right. `total` draws the line above the last one. Rows stand inside `KeyValueList`. */
export function KeyValue({ label, children, total }: KeyValueProps) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="4"
      alignItems={total ? 'baseline' : undefined}
      fontSize="0.875rem"
      lineHeight="1.25rem"
      paddingBlock="5px"
      {...(total ? { paddingTop: '3', marginTop: '2', borderTopWidth: '1px', borderColor: 'border' } : {})}
    >
      {/* A figure never breaks while words can: the label gives way first, down to its longest word. */}
      <chakra.dt
        flexShrink="9999"
        wordBreak="keep-all"
        overflowWrap="break-word"
        {...(total ? { fontWeight: '600', fontSize: 'md' } : { color: 'fg.muted' })}
      >
        {typeof label === 'string' ? unbrokenLabel(label) : label}
      </chakra.dt>
      <chakra.dd textAlign="end" minWidth="0" overflowWrap="anywhere" {...(total ? { fontWeight: '600' } : {})}>
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** A label breaks between its words; a browser would break it after a hyphen too: "Check-" above "in". */
function unbrokenLabel(label: string): ReactNode {
  return label.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ),
  );
}

export const KeyValueList = chakra('dl', { base: { margin: '0' } });
