import { helpRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { chakra, Heading } from '@aylal/ui';
import { helpQuery } from './help-query.ts';

/** The other articles of the topic. Nothing while they are unknown: the article does not wait for them. */
export function HelpGroupNav({ helperSlug, slug }: { helperSlug: string; slug: string }) {
  const { api } = useServices();
  const groups = useQuery(helpQuery(api, useLocale())).data?.result;
  const group = groups?.find((one) => one.slug === helperSlug);
  if (!group) return <nav hidden />;
  return (
    <nav aria-label={group.title}>
      <Heading as="h2" size="label" marginBottom="2">
        {group.title}
      </Heading>
      <Links>
        {group.items.map((item) => (
          <li key={item.slug}>
            <RouteLink
              to={helpRoutes.article.to({ helperSlug, slug: item.slug })}
              {...(item.slug === slug ? { 'aria-current': 'page' as const } : {})}
            >
              {item.question}
            </RouteLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}

const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    borderInlineStartWidth: '1px',
    borderColor: 'border.emphasized',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '44px', lg: '36px' },
      paddingBlock: '1.5',
      paddingInlineStart: '3',
      marginInlineStart: '-1px',
      borderInlineStartWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      textStyle: 'small',
      _hover: { color: 'fg' },
    },
    '& [aria-current]': { borderColor: 'accent.solid', color: 'fg', fontWeight: '600' },
  },
});
