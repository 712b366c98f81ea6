import { useId, useRef, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { RouteLink, useServices } from '@aylal/shell';
import { Box, chakra, Flex, Heading, IconButton, Text } from '@aylal/ui';
import { IconX } from '@aylal/ui/icons';
import type { LastSearches } from './last-searches.ts';

export interface LastSearchProps<Search> {
  search: Search;
  onForget: () => void;
}

/** The last searches of this device, each by `Item`, which is a `LastSearchRow`. Nothing at all while there are none, and so on a server. */
export function LastSearchesList<Search extends object>({
  searches,
  title,
  Item,
}: {
  searches: LastSearches<Search>;
  title: string;
  Item: ComponentType<LastSearchProps<Search>>;
}) {
  const { now } = useServices();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useSyncExternalStore(searches.watch, searches.text, unknownToServer);
  const list = searches.list(now(), text);
  if (list.length === 0) return null;
  const forget = (search: Search) => {
    searches.forget(search);
    // The button that was pressed is gone with its search.
    heading.current?.focus();
  };
  return (
    <Box as="section" marginTop="4" aria-labelledby={id}>
      <Heading as="h2" size="h3" id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <List>
        {list.map((search) => (
          <Item key={Object.values(search).join(' ')} search={search} onForget={() => forget(search)} />
        ))}
      </List>
    </Box>
  );
}

const unknownToServer = () => '';

export interface LastSearchRowProps {
  /** Where its results are, as they are now. */
  to: string;
  title: ReactNode;
  detail: ReactNode;
  /** What the button that takes it away is called; it names the search. */
  forgetLabel: string;
  onForget: () => void;
}

/** One search: a way to its results, and a button that takes it away. */
export function LastSearchRow({ to, title, detail, forgetLabel, onForget }: LastSearchRowProps) {
  return (
    <Flex as="li" align="center" gap="1" minWidth="0">
      <Way asChild>
        <RouteLink to={to}>
          <chakra.b display="block" overflowWrap="anywhere">
            {title}
          </chakra.b>
          <Text as="span" kind="small" tone="muted" display="block" truncate>
            {detail}
          </Text>
        </RouteLink>
      </Way>
      <IconButton label={forgetLabel} onClick={onForget}>
        <IconX size={18} />
      </IconButton>
    </Flex>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '2',
    listStyleType: 'none',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))', xl: 'repeat(3, minmax(0,1fr))' },
  },
});

const Way = chakra('a', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '44px',
    paddingBlock: '2',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
  },
});
