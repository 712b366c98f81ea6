import { useServices, useSharedMessages } from '@aylal/shell';
import { Flex, Heading, IconButton } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';

/** What the panel is for and the way out of it: the panel itself has no header (PANEL-02). */
export function ReceiptHead({ title }: { title: string }) {
  const s = useSharedMessages();
  const { panels } = useServices();
  return (
    <Flex justify="space-between" align="center" gap="2" marginInlineEnd="-3">
      <Heading as="h3" size="h3">
        {title}
      </Heading>
      <IconButton label={s('action.close')} onClick={panels.close}>
        <IconX size={22} />
      </IconButton>
    </Flex>
  );
}
