import { RouteLink, useSearchParams } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { Flex, LinkButton, Text } from '@aylal/ui';
import { IconChevronLeft, IconChevronRight } from '@aylal/ui/icons';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** ROUTE-54: the pages before and after, as links, so that they work before the script does. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const t = useHotelsMessages();
  const [search] = useSearchParams();
  if (pages < 2) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return `${hotelsRoutes.list.pattern}?${next}`;
  };
  return (
    <Flex as="nav" aria-label={t('pages.label')} justify="center" align="center" gap="3" marginTop="5">
      {page > 1 && (
        <LinkButton asChild variant="outline">
          <RouteLink to={to(page - 1)} rel="prev">
            <IconChevronLeft size={18} />
            {t('pages.before')}
          </RouteLink>
        </LinkButton>
      )}
      <Text kind="small" tone="muted">
        {t('pages.of', { page, pages })}
      </Text>
      {page < pages && (
        <LinkButton asChild variant="outline">
          <RouteLink to={to(page + 1)} rel="next">
            {t('pages.after')}
            <IconChevronRight size={18} />
          </RouteLink>
        </LinkButton>
      )}
    </Flex>
  );
}
