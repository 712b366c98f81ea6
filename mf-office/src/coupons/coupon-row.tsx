import { endCoupon, listCoupons, type OfficeCoupon } from '@aylal/contracts/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { formatInstantWithYear, formatMoney, useLocale, useServices } from '@aylal/shell';
import { Box, Flex, Heading, Stack, Tag, Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const toneOf = { open: 'success', over: 'neutral', 'used-up': 'gold' } as const;

export interface CouponRowProps {
  readonly coupon: OfficeCoupon;
  readonly mayWrite: boolean;
}

/** What a coupon takes off, for which orders and until when, how many have it, and the form that ends it. */
export function CouponRow({ coupon, mayWrite }: CouponRowProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { code, kind, value, most, min_total, valid_until, uses, max_uses, state, made_by, ended_by } = coupon;
  const money = (amount: number) => formatMoney(amount, locale);
  const time = formatInstantWithYear(valid_until, locale);
  const facts = [
    kind === 'amount' ? money(value) : `${value}%`,
    ...(most === null ? [] : [t('coupons.atMost', { amount: money(most) })]),
    ...(min_total === 0 ? [] : [t('coupons.from', { amount: money(min_total) })]),
    max_uses === null ? t('coupons.uses', { uses }) : t('coupons.usesOf', { uses, most: max_uses }),
  ];
  return (
    <Stack gap="2">
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <Heading as="h2" size="h3" overflowWrap="anywhere">
          {code}
        </Heading>
        <Tag tone={toneOf[state]}>{t(`coupons.states.${state}`)}</Tag>
      </Flex>
      <Text>{facts.join(' · ')}</Text>
      <Text kind="small" tone="muted">
        {t(state === 'over' ? 'coupons.wasUntil' : 'coupons.until', { time })} · {made_by || t('coupons.ofTheShop')}
        {ended_by !== null && ` · ${t('coupons.endedBy', { name: ended_by })}`}
      </Text>
      {mayWrite && state !== 'over' && (
        <Box>
          <EndForm code={code} />
        </Box>
      )}
    </Stack>
  );
}

function EndForm({ code }: { code: string }) {
  const t = useOfficeMessages();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listCoupons.name]);
  const send = async (reason: string) => {
    if ((await run((api) => api.call(endCoupon, { body: { code, reason } }))) !== null) return false;
    toasts.show({ kind: 'success', text: t('coupons.ended', { code }) });
    return true;
  };
  return (
    <Disclosure summary={t('coupons.end')}>
      <TextForm
        label={t('coupons.endWhy')}
        hint={t('coupons.endHint')}
        button={t('coupons.endNow', { code })}
        variant="outline"
        running={running}
        fault={fault?.text ?? null}
        onSend={send}
      />
    </Disclosure>
  );
}
