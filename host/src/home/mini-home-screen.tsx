import { RouteLink, Slot } from '@aylal/shell';
import { chakra, Heading, PageContainer, Text } from '@aylal/ui';
import { slotExtensions } from '../app/slot-extensions.ts';
import { SlotContribution } from '../app/slot-contribution.tsx';
import { useShell } from '../app/shell-context.tsx';
import { support } from '../config/support.ts';
import { useNames } from '../remotes/use-names.ts';
import { MenuIcon } from '../shell/menu-icon.tsx';
import { miniAppMenu } from '../shell/menu-model.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

const nothing = {};

/** The home page of the mini-app (MINI-01): a greeting, the place where the import of personal data is offered (MINI-06), its entries as tiles, and what remotes contribute. */
export function MiniHomeScreen() {
  const t = useHostMessages();
  const nameOf = useNames();
  const { descriptors } = useShell();
  return (
    <PageContainer display="grid" gap="4" paddingY="4">
      <Heading as="h1" size="h1">
        {t('home.mini.heading')}
      </Heading>
      <Slot name="mini-app.import" />
      <Tiles aria-label={t('home.mini.services')}>
        {miniAppMenu(descriptors).map((entry) => (
          <Tile key={entry.id} asChild>
            <RouteLink to={entry.path}>
              <chakra.span color="accent.fg">
                <MenuIcon name={entry.icon} size={28} />
              </chakra.span>
              {nameOf('navigation', entry)}
            </RouteLink>
          </Tile>
        ))}
      </Tiles>
      {slotExtensions('home.board', descriptors).map(({ id, remote }) => (
        <SlotContribution key={id} remote={remote} slotId={id} props={nothing} />
      ))}
      <Text kind="note" tone="muted" textAlign="center">
        <chakra.a href={support.phoneLink}>
          {t('home.mini.help', {
            phone: support.phone,
            weekdays: t('hours.weekdays', { hours: support.weekdayHours }),
            weekends: t('hours.weekends', { hours: support.weekendHoursInFooter }),
          })}
        </chakra.a>
      </Text>
    </PageContainer>
  );
}

const Tiles = chakra('nav', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: { base: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' } },
});

const Tile = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    minHeight: '72px',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontSize: '0.8125rem',
    lineHeight: '1.25',
    textAlign: 'center',
    _hover: { borderColor: 'accent.solid' },
  },
});
