import type { DeclineReason } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { formatClock, formatMoney, useLocale } from '@aylal/shell';
import { Button, chakra, Flex, Notice, type NoticeTone } from '@aylal/ui';
import type { MoneyState } from '../domain/money-state.ts';
import { WithScripts } from '@aylal/ui/primitives';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { DeclinedNotice } from './declined-notice.tsx';

export interface MoneyNoticeProps {
  readonly state: MoneyState;
  /** Why the latest try did not go through. */
  readonly declined: DeclineReason | null;
  readonly paid: Money;
  readonly toPay: Money;
  readonly checking: boolean;
  /** When the customer last asked and had an answer. */
  readonly checkedAt: Date | undefined;
  readonly onCheck: () => void;
  readonly onRetry: () => void;
}

const tones = { waiting: 'info', matching: 'info', partial: 'warning', unknown: 'warning' } as const satisfies Partial<
  Record<MoneyState, NoticeTone>
>;

/** Where the money is, once something was begun (GAP-89). Silent before that. */
export function MoneyNotice(props: MoneyNoticeProps) {
  const { state, declined, paid, toPay, checking, checkedAt, onCheck, onRetry } = props;
  const t = useCheckoutMessages();
  const locale = useLocale();
  if (state === 'declined') return <DeclinedNotice reason={declined ?? 'declined'} onRetry={onRetry} />;
  if (state !== 'waiting' && state !== 'matching' && state !== 'partial' && state !== 'unknown') return null;
  return (
    <Notice
      tone={tones[state]}
      live="status"
      title={<chakra.span display="block">{t(`money.${state}.title`)}</chakra.span>}
    >
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" rowGap="2">
        <chakra.span flex="1 1 260px">
          {state === 'waiting' && checkedAt
            ? t('money.waiting.checked', { time: formatClock(checkedAt.toISOString()) })
            : t(`money.${state}.text`, { paid: formatMoney(paid, locale), toPay: formatMoney(toPay, locale) })}
        </chakra.span>
        <WithScripts>
          <Button size="sm" variant="outline" loading={checking} onClick={onCheck}>
            {t('money.check')}
          </Button>
        </WithScripts>
      </Flex>
    </Notice>
  );
}
