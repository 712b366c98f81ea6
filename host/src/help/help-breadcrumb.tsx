import { helpRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra } from '@aylal/ui';
import { IconChevronRight } from '@aylal/ui/icons';
import { helpQuery } from './help-query.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** Help centre, topic, article: where one is and the way back. */
export function HelpBreadcrumb({ helperSlug, current }: { helperSlug: string; current: string }) {
  const own = useHostMessages();
  const { api } = useServices();
  const groups = useQuery(helpQuery(api, useLocale())).data?.result;
  const group = groups?.find((one) => one.slug === helperSlug);
  return (
    <nav aria-label={own('page.help')}>
      <Steps>
        <li>
          <RouteLink to={helpRoutes.centre.to()}>{own('page.help')}</RouteLink>
        </li>
        {group && (
          <li>
            <IconChevronRight size={14} />
            {group.title}
          </li>
        )}
        {current && (
          <li aria-current="page">
            <IconChevronRight size={14} />
            {current}
          </li>
        )}
      </Steps>
    </nav>
  );
}

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    listStyle: 'none',
    minHeight: '44px',
    marginBottom: '2',
    textStyle: 'small',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      color: 'accent.fg',
      _hover: { textDecoration: 'underline' },
    },
  },
});
