import type { Esim, EsimPackage } from '@aylal/contracts/esims';
import { DisplayPriceTag } from '@aylal/parts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Heading, LinkButton, ScrollRow, Stack, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/primitives';
import { FairUse } from '../ui/fair-use.tsx';
import { packageField, purchaseForm } from './use-buy-esim.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The plan types of this destination, each a page of its own, and the packages of this one. */
export function PackageChoice({
  esim,
  chosen,
  onChoose,
}: {
  esim: Esim;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useEsimMessages();
  return (
    <Stack gap="3">
      <Heading>{t('detail.choose')}</Heading>
      {esim.plans.length > 1 && (
        <ScrollRow as="nav" aria-label={t('plan.label')}>
          {esim.plans.map(({ slug, plan_type }) => (
            <LinkButton key={slug} asChild size="sm" variant={slug === esim.slug ? 'soft' : 'outline'}>
              <RouteLink
                to={esimRoutes.detail.to({ slug })}
                replace
                preventScrollReset
                aria-current={slug === esim.slug ? 'page' : undefined}
              >
                {t(`plan.${plan_type}`)}
              </RouteLink>
            </LinkButton>
          ))}
        </ScrollRow>
      )}
      <Text kind="small" tone="muted">
        {esim.description}
      </Text>
      <RadioRows
        legend={t('detail.choose')}
        hideLegend
        name={packageField}
        form={purchaseForm}
        value={chosen}
        onChange={onChoose}
        rows={esim.packages.map((one: EsimPackage) => ({
          value: one.id,
          title: one.title,
          ...(one.is_unlimited ? { description: <FairUse of={one} /> } : {}),
          aside: <DisplayPriceTag price={one.price} size="row" align="end" />,
        }))}
      />
    </Stack>
  );
}
