import type { AccountHold } from '@aylal/contracts/account';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { accountRoutes } from '@aylal/routes';
import { Card, Notice, Stack, Text, TextLink } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Why the account cannot go yet, each with its amount, and orders of every product with the way to their page. */
export function AccountHolds({ holds }: { holds: readonly AccountHold[] }) {
  const t = useAccountMessages();
  const locale = useLocale();
  return (
    <Stack gap="3">
      <Notice tone="warning">{t('ownData.held')}</Notice>
      <Card padded>
        <Stack as="ul" gap="2" listStyle="none" aria-label={t('ownData.heldBy')}>
          {holds.map(({ kind, reference, amount }) => (
            <Text as="li" key={`${kind} ${reference} ${amount}`}>
              {kind === 'wallet' ? (
                t(`ownData.held_${reference === 'game' ? 'game' : 'wallet'}`)
              ) : (
                <TextLink asChild>
                  <RouteLink to={accountRoutes.order.to({ product: kind, refNumber: reference })}>
                    {t('ownData.heldOrder', { reference })}
                  </RouteLink>
                </TextLink>
              )}
              {' · '}
              {formatMoney(amount, locale)}
            </Text>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
