import type { OfferSort } from '@aylal/domain/flights';
import { usePriceText } from '@aylal/parts';
import { formatDuration, RouteLink, useLocale } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { type FlightsKey, useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { SortLead } from './results-view.ts';
import type { ChosenResults } from './use-results-choice.ts';

const labels: Partial<Record<OfferSort, FlightsKey>> = {
  best: 'sort.best',
  'price-asc': 'sort.cheap',
  'duration-asc': 'sort.fast',
};

/** Best, cheapest, fastest: each says what its first offer costs and takes. */
export function SortTabs({
  leads,
  choice,
  addressOf,
}: { leads: readonly SortLead[] } & Pick<ChosenResults, 'choice' | 'addressOf'>) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  return (
    <Row role="group" aria-label={t('sort.label')}>
      {leads.map(({ sort, price, durationMinutes }) => (
        <Tab key={sort} asChild on={choice.sort === sort}>
          <RouteLink
            to={addressOf({ ...choice, sort })}
            replace
            preventScrollReset
            aria-current={choice.sort === sort ? 'true' : undefined}
          >
            <b>{t(labels[sort] ?? 'sort.best')}</b>
            <chakra.span textStyle={{ base: 'caption', lg: 'small' }} color="fg.muted" whiteSpace="nowrap">
              {write(price)}
              <chakra.span display={{ base: 'none', lg: 'inline' }}>
                {' '}
                · {formatDuration(durationMinutes, locale)}
              </chakra.span>
            </chakra.span>
          </RouteLink>
        </Tab>
      ))}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    // A long word takes its room from its neighbours.
    gridTemplateColumns: { base: 'repeat(3, minmax(min-content, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    marginTop: '3',
    minHeight: '58px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg',
  },
});

const Tab = chakra('a', {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: '56px',
    paddingBlock: '2',
    paddingInline: { base: '1.5', lg: '3' },
    lineHeight: '1.25rem',
    fontSize: { base: '0.875rem', lg: 'md' },
    textAlign: 'start',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    color: 'inherit',
    textDecoration: 'none',
    _first: { borderInlineStartWidth: '0' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  variants: {
    on: {
      true: {
        bg: 'accent.subtle',
        boxShadow: 'inset 0 -2px 0 var(--aylal-colors-accent-solid)',
        '& > b': { color: 'accent.fg' },
      },
    },
  },
});
