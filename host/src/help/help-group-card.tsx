import { useState } from 'react';
import type { HelpGroup } from '@aylal/contracts/content';
import { Box, Card, chakra, Flex, Heading } from '@aylal/ui';
import { HelpIcon } from './help-icon.tsx';
import { HelpLink } from './help-link.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';

const shownAtFirst = 3;

/** A topic with its first questions; the rest comes by "all questions". */
export function HelpGroupCard({ group }: { group: HelpGroup }) {
  const t = usePageMessages();
  const [all, setAll] = useState(false);
  const items = all ? group.items : group.items.slice(0, shownAtFirst);
  return (
    <Card padded aria-label={group.title}>
      <Flex gap="3" alignItems="center" marginBottom="2">
        <Box as="span" color="accent.fg" flexShrink="0">
          <HelpIcon name={group.icon} size={24} />
        </Box>
        <Heading as="h2" size="h3">
          {group.title}
        </Heading>
      </Flex>
      <Questions>
        {items.map((item) => (
          <li key={item.slug}>
            <HelpLink helperSlug={group.slug} slug={item.slug}>
              {item.question}
            </HelpLink>
          </li>
        ))}
      </Questions>
      {items.length < group.items.length && (
        <More type="button" onClick={() => setAll(true)}>
          {t('help.all', { count: group.items.length })}
        </More>
      )}
    </Card>
  );
}

const Questions = chakra('ul', {
  base: {
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingBlock: '1.5',
      color: 'fg',
      _hover: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

const More = chakra('button', {
  base: { minHeight: '44px', color: 'accent.fg', fontWeight: '600', cursor: 'pointer', textAlign: 'start' },
});
