import type { WalletTransaction } from '@aylal/contracts';
import { formatInstant, formatMoney, useLocale } from '@aylal/shell';
import { Box, chakra, Flex, Tag, Text } from '@aylal/ui';
import { IconHourglass, IconX } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What moved, when, for what, how much, and how it stands where that is not simply done. */
export function StatementRow({ line }: { line: WalletTransaction }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const leaves = line.transfer_type === 'WITHDRAW';
  const refused = line.status === 'REFUSED';
  return (
    <chakra.li display="flex" gap="3" alignItems="baseline" paddingBlock="3" paddingInline={{ base: '4', lg: '6' }}>
      <Box flex="1" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text as="span" strong>
            {t(`wallet.kind.${line.kind}`)}
          </Text>
          {line.status !== 'DONE' && (
            <Tag tone={refused ? 'neutral' : 'warning'}>
              {refused ? <IconX size={14} /> : <IconHourglass size={14} />}
              {t(`wallet.status.${line.status}`)}
            </Tag>
          )}
        </Flex>
        <Text kind="note" tone="muted" overflowWrap="anywhere">
          {line.created_at !== null && `${formatInstant(line.created_at, locale)} · `}
          {line.description}
        </Text>
      </Box>
      <chakra.span
        whiteSpace="nowrap"
        fontWeight="600"
        color={refused ? 'fg.muted' : leaves ? undefined : 'fg.success'}
        textDecoration={refused ? 'line-through' : undefined}
      >
        {leaves ? '−' : '+'}
        {formatMoney(line.amount, locale)}
      </chakra.span>
    </chakra.li>
  );
}
