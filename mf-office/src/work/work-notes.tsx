import type { OfficeWork } from '@aylal/contracts/office';
import { formatInstant, useLocale } from '@aylal/shell';
import { chakra, Heading, Stack, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What colleagues wrote to a piece of work, the oldest first. */
export function WorkNotes({ notes }: { notes: OfficeWork['notes'] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <div>
      <Heading as="h3" size="h3">
        {t('note.title')}
      </Heading>
      <Stack as="ul" gap="3" marginTop="2" listStyleType="none">
        {notes.map(({ id, by, text, at }) => (
          <chakra.li key={id} borderInlineStartWidth="2px" borderColor="border" paddingInlineStart="3">
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </Text>
            <Text kind="small" tone="muted">
              {by} · {formatInstant(at, locale)}
            </Text>
          </chakra.li>
        ))}
      </Stack>
    </div>
  );
}
