import type { SiteLinks } from '@aylal/contracts/shell';
import { chakra, Heading, VisuallyHidden } from '@aylal/ui';
import { useShell } from '../app/shell-context.tsx';
import { socialMarks } from './social-marks.tsx';
import { useHostMessages, type HostKey } from '../messages/use-host-messages.ts';

/** App stores (SHELL-13) and social pages (SHELL-14) that have an address; a list without any is not shown (GAP-95). */
export function SocialLinks() {
  return (
    <Row>
      <LinkList title="footer.apps" places={['app_store', 'google_play']} />
      <LinkList title="footer.social" places={['facebook', 'instagram', 'youtube']} />
    </Row>
  );
}

function LinkList({ title, places }: { title: HostKey; places: readonly (keyof SiteLinks)[] }) {
  const t = useHostMessages();
  const { links } = useShell();
  const shown = places.filter((place) => links[place]);
  if (shown.length === 0) return null;
  return (
    <List>
      <Heading as="h2" size="label">
        {t(title)}
      </Heading>
      <Chips>
        {shown.map((place) => {
          const { name, Mark } = socialMarks[place];
          return (
            <li key={place}>
              <Chip href={links[place]} target="_blank" rel="noopener noreferrer">
                <Mark />
                <span lang="en">{name}</span>
                <VisuallyHidden>{t('footer.new_window')}</VisuallyHidden>
              </Chip>
            </li>
          );
        })}
      </Chips>
    </List>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    columnGap: '10',
    '&:not(:empty)': { paddingBottom: '6' },
  },
});

const List = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'center' },
    gap: { base: '2', lg: '3' },
  },
});

const Chips = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } });

const Chip = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '44px', lg: '36px' },
    paddingInline: { base: '2.5', lg: '3' },
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', borderColor: 'border.control' },
  },
});
