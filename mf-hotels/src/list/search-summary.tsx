import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { HotelListQuery } from '@aylal/contracts/hotels';
import { stayNights } from '@aylal/domain/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useSearchParams } from '@aylal/shell';
import { Box, chakra, PageContainer, Skeleton, Text } from '@aylal/ui';
import { IconEdit, IconSearch } from '@aylal/ui/icons';
import { formOf } from '../ui/search-form/search-form-schema.ts';
import { guestLabel } from '../ui/guest-label.ts';
import { stayDays } from '../ui/stay-days.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

const SearchForm = lazy(async () => {
  const { SearchForm: Component } = await import(
    /* webpackChunkName: "search-form" */ '../ui/search-form/search-form.tsx'
  );
  return { default: Component };
});

/** The search as one row; "change" opens the form in its place. */
export function SearchSummary({ query, place = query.text }: { query: HotelListQuery; place: string | undefined }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  return (
    <Box
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBlock={{ base: '2', lg: '3' }}
      position="sticky"
      top="0"
      zIndex="sticky"
    >
      <PageContainer>
        <SummaryLink asChild>
          <RouteLink
            to={`${hotelsRoutes.search.pattern}?${search}&change=1`}
            aria-expanded={open}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              setOpen(!open);
            }}
          >
            <IconSearch size={20} />
            <chakra.span flex="1" minWidth="0">
              <chakra.b display="block" truncate>
                {place}
              </chakra.b>
              <Text as="span" kind="small" tone="muted" display="block" truncate>
                {[stayDays(query, locale), t('words.nights', { count: stayNights(query) }), guestLabel(query, t)].join(
                  ' · ',
                )}
              </Text>
            </chakra.span>
            <Text as="span" kind="small" tone="accent" strong display={{ base: 'none', lg: 'inline' }}>
              {t('search.edit')}
            </Text>
            <chakra.span color="accent.fg" display={{ lg: 'none' }}>
              <IconEdit size={20} />
              <chakra.span srOnly>{t('search.edit')}</chakra.span>
            </chakra.span>
          </RouteLink>
        </SummaryLink>
        {open && (
          <Box paddingTop="3" maxHeight="calc(100dvh - 80px)" overflowY={{ base: 'auto', lg: 'visible' }}>
            <Suspense fallback={<Skeleton height="120px" borderRadius="md" />}>
              <SearchForm start={formOf(query)} onSearched={() => setOpen(false)} />
            </Suspense>
          </Box>
        )}
      </PageContainer>
    </Box>
  );
}

const SummaryLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    maxWidth: { lg: '620px' },
    minHeight: '52px',
    paddingBlock: '1',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    lineHeight: '1.25rem',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
  },
});
