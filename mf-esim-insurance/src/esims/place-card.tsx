import { usePriceText } from '@aylal/parts';
import { esimRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Card, chakra } from '@aylal/ui';
import type { EsimPlace } from '../domain/group-esims.ts';
import { EsimCard } from '../ui/esim-card.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** A destination once: its cheapest plan as the card, and the ways to its other kinds below. */
export function PlaceCard({ place: { title, plans } }: { place: EsimPlace }) {
  const t = useEsimMessages();
  const write = usePriceText();
  const [first, ...others] = plans;
  if (others.length === 0) return <EsimCard esim={first} />;
  return (
    <Card height="full" overflow="hidden">
      <EsimCard esim={first} bare />
      <Kinds aria-label={title}>
        {others.map(({ slug, plan_type, price }) => (
          <li key={slug}>
            <Kind asChild>
              <RouteLink to={esimRoutes.detail.to({ slug })}>
                <span>{t(`plan.${plan_type}`)}</span>
                <span>{t('list.from', { price: write(price) })}</span>
              </RouteLink>
            </Kind>
          </li>
        ))}
      </Kinds>
    </Card>
  );
}

const Kinds = chakra('ul', { base: { listStyle: 'none', borderTopWidth: '1px', borderColor: 'border.muted' } });

const Kind = chakra('a', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    paddingInline: '4',
    textStyle: 'small',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
  },
});
