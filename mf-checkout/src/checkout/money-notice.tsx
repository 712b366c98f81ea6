import { Button, chakra, Flex, Notice } from '@aylal/ui';
import type { Money } from '@aylal/domain';
import { formatMoney, useLocale } from '@aylal/shell';
import type { MoneyState } from '../domain/money-state.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

export interface MoneyNoticeProps {
  readonly state: MoneyState;
  readonly paid: Money;
  readonly toPay: Money;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** Where the money is, once something was begun (GAP-89). Silent before that. */
export function MoneyNotice({ state, paid, toPay, checking, onCheck }: MoneyNoticeProps) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  if (state !== 'waiting' && state !== 'partial' && state !== 'unknown') return null;
  return (
    <Notice
      tone={state === 'waiting' ? 'info' : 'warning'}
      live="status"
      title={<chakra.span display="block">{t(`money.${state}.title`)}</chakra.span>}
    >
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" rowGap="2">
        <chakra.span flex="1 1 260px">
          {t(`money.${state}.text`, { paid: formatMoney(paid, locale), toPay: formatMoney(toPay, locale) })}
        </chakra.span>
        <Button size="sm" variant="outline" loading={checking} onClick={onCheck}>
          {t('money.check')}
        </Button>
      </Flex>
    </Notice>
  );
}
