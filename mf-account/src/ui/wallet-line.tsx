import type { WalletTransaction } from '@aylal/contracts/wallet';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { Flex, Tag, Text } from '@aylal/ui';
import { IconCheck, IconHourglass, IconX } from '@aylal/ui/icons';
import { useAccountMessages } from './use-account-messages.ts';

const looks = {
  PENDING: { tone: 'accent', Sign: IconHourglass },
  DONE: { tone: 'success', Sign: IconCheck },
  REFUSED: { tone: 'danger', Sign: IconX },
} as const;

/** One movement of a wallet: what it was, its state, how much came or went (WALLET-01). */
export function WalletLine({ line }: { line: WalletTransaction }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const { tone, Sign } = looks[line.status];
  const at = line.created_at ?? line.approval_date_time;
  const amount = formatMoney(line.amount, locale);
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="3"
      paddingBlock="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex direction="column" gap="1" minWidth="0">
        <Text strong>{t(`walletLine.kind.${line.kind}`)}</Text>
        <Text kind="small" tone="muted" overflowWrap="anywhere">
          {line.description}
          {at !== null && ` · ${formatInstantWithYear(at, locale)}`}
        </Text>
      </Flex>
      <Flex direction="column" gap="1" align="flex-end">
        <Text strong whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {line.transfer_type === 'WITHDRAW' ? `−${amount}` : `+${amount}`}
        </Text>
        <Tag tone={tone}>
          <Sign size={14} />
          {t(`walletLine.status.${line.status}`)}
        </Tag>
      </Flex>
    </Flex>
  );
}
