import type { HelpGroup } from '@aylal/contracts/content';
import { Box, Card, CardRows, chakra, IconButton, StatusView, Text, TextField } from '@aylal/ui';
import { IconSearch, IconX } from '@aylal/ui/icons';
import { HelpLink } from './help-link.tsx';
import { searchHelp, type FoundItem } from './search-help.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** The box that searches questions and answers as one types. */
export function HelpSearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const t = usePageMessages();
  return (
    <Box as="search" maxWidth="560px" marginTop="4">
      {/* Enter asks for the page of what is found; scripts have shown it already. */}
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          label={t('help.search')}
          hideLabel
          optional
          placeholder={t('help.search')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          prefix={<IconSearch size={20} />}
          suffix={
            value && (
              <IconButton label={t('help.clear')} onClick={() => onChange('')}>
                <IconX size={20} />
              </IconButton>
            )
          }
        />
      </form>
    </Box>
  );
}

/** What the search found, said aloud as well. */
export function HelpFindings({ groups, search }: { groups: readonly HelpGroup[]; search: string }) {
  const t = usePageMessages();
  const found = searchHelp(groups, search);
  if (found.length === 0) {
    return (
      <StatusView kind="none-found" title={t('help.none.title')}>
        {t('help.none.text')}
      </StatusView>
    );
  }
  return (
    <Box display="grid" gap="3">
      <Text role="status" tone="muted">
        {t('help.found', { count: found.length })}
      </Text>
      <Card>
        <CardRows as="ul" listStyleType="none">
          {found.map((one) => (
            <FoundRow key={`${one.group.slug}/${one.item.slug}`} {...one} />
          ))}
        </CardRows>
      </Card>
    </Box>
  );
}

function FoundRow({ group, item }: FoundItem) {
  return (
    <Row>
      <HelpLink helperSlug={group.slug} slug={item.slug}>
        <chakra.span display="block" fontWeight="600">
          {item.question}
        </chakra.span>
        <chakra.span display="block" color="fg.muted" textStyle="small">
          {group.title}
        </chakra.span>
      </HelpLink>
    </Row>
  );
}

const Row = chakra('li', {
  base: { '& a': { display: 'block', padding: '4', borderRadius: 'md', _hover: { bg: 'bg.subtle' } } },
});
