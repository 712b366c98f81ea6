import { Button, chakra, Notice, Text, VisuallyHidden } from '@aylal/ui';
import { useRef, useState, type DragEvent } from 'react';
import { chosenFiles, droppedFiles, type ChosenFile } from '../api/chosen-folder.ts';
import type { FolderFault } from '../domain/chosen-build.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** React's types do not name it. */
const folders = { webkitdirectory: '' };
/** More names would hide the sentence. */
const SHOWN = 5;

export interface FolderFieldProps {
  readonly fault: FolderFault | { readonly kind: 'unreadable' } | null;
  readonly reading: boolean;
  readonly onFolder: (files: Promise<readonly ChosenFile[]>) => void;
}

/** Where a built folder is chosen or dropped. */
export function FolderField({ fault, reading, onFolder }: FolderFieldProps) {
  const t = useConsoleMessages();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFolder(droppedFiles(event.dataTransfer.items));
  };
  return (
    <>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Text tone="muted">{t('folder.lead')}</Text>
        <VisuallyHidden asChild>
          <input
            ref={input}
            type="file"
            multiple
            {...folders}
            tabIndex={-1}
            aria-label={t('folder.choose')}
            onChange={({ target }) => {
              if (target.files && target.files.length > 0) onFolder(Promise.resolve(chosenFiles(target.files)));
              // The same folder may be chosen again once it was built again.
              target.value = '';
            }}
          />
        </VisuallyHidden>
        <Button variant="outline" loading={reading} onClick={() => input.current?.click()}>
          {t('folder.choose')}
        </Button>
      </Zone>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {t(`folder.fault.${fault.kind}`)}
          {'paths' in fault && (
            <Text kind="small" marginTop="1" overflowWrap="anywhere">
              {fault.paths.slice(0, SHOWN).join(', ')}
              {fault.paths.length > SHOWN && ` ${t('folder.more', { count: fault.paths.length - SHOWN })}`}
            </Text>
          )}
        </Notice>
      )}
    </>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    position: 'relative',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    borderRadius: 'md',
    '&[data-over]': { borderColor: 'progress', bg: 'bg.subtle' },
  },
});
