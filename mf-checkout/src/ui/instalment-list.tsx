import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { formatDayWithYear, formatMoney, useLocale } from '@aylal/shell';
import { Box, chakra, Text } from '@aylal/ui';
import { IconCheck } from '@aylal/ui/icons';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** `due` is the one to pay now, `late` is past its last day. */
export interface InstalmentLine {
  readonly date: LocalDate;
  readonly amount: Money;
  readonly state: 'paid' | 'due' | 'late' | 'later';
  /** More about it, beside its day. */
  readonly note?: string;
}

/** The payments of a plan in their order: number, last day, amount, and the state of each. */
export function InstalmentList({ payments }: { payments: readonly InstalmentLine[] }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <chakra.ol listStyleType="none" padding="0" margin="0" display="grid" gap="2">
      {payments.map(({ date, amount, state, note }, index) => (
        <chakra.li key={date + index} display="flex" alignItems="center" gap="3">
          <Mark state={state} aria-hidden>
            {state === 'paid' ? <IconCheck size={14} /> : index + 1}
          </Mark>
          <Box flex="1" minWidth="0">
            <Text as="span" kind="small">
              {formatDayWithYear(date, locale)}
            </Text>{' '}
            {note && (
              <Text as="span" kind="caption" tone="muted">
                {note}
              </Text>
            )}
            {state !== 'later' && (
              <Text as="span" kind="caption" color={state === 'late' ? 'rose.fg' : 'fg.muted'}>
                {t(`instalment.${state}`)}
              </Text>
            )}
          </Box>
          <chakra.span fontWeight="600" whiteSpace="nowrap" color={state === 'paid' ? 'fg.muted' : undefined}>
            {formatMoney(amount, locale)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

const Mark = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    fontSize: '0.75rem',
    fontWeight: '600',
  },
  variants: {
    state: {
      paid: { color: 'fg.success', borderColor: 'border.success' },
      due: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
      late: { bg: 'rose.solid', borderColor: 'rose.solid', color: 'rose.contrast' },
      later: {},
    },
  },
});
