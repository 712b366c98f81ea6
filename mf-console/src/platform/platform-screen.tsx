import { QueryView, WaitingBoxes } from '@aylal/parts';
import { consoleRoutes } from '@aylal/routes';
import { useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Box, Card, Flex, SelectField, Stack } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { platformQuery } from '../api/console-queries.ts';
import { nameOf, platformRows, rowsOf, type NamedKind } from '../domain/platform-rows.ts';
import { ConsolePage } from '../ui/console-page.tsx';
import { loadConsole } from '../ui/console-screen.ts';
import { channelSearch, useChannel } from '../ui/use-channel.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { PlatformTable } from './platform-table.tsx';

const kinds = ['route', 'dialog', 'panel', 'slot', 'event', 'operation'] as const satisfies readonly NamedKind[];

/** The map of what is live: pages, dialogs, panels, slots, events and operations, who offers each and who uses it. Kind and party are in the address. */
function PlatformScreen() {
  const t = useConsoleMessages();
  return (
    <ConsolePage title={t('platform.title')} lead={t('platform.lead')}>
      {() => <Platform />}
    </ConsolePage>
  );
}

function Platform() {
  const t = useConsoleMessages();
  const services = useServices();
  const channel = useChannel();
  const [search] = useSearchParams();
  const { kind = 'route', of } = consoleRoutes.platform.readSearch(search) ?? {};
  const query = useQuery(platformQuery(services, channel));
  const show = (next: { kind?: NamedKind; of?: string | undefined }) =>
    services.navigator.go(consoleRoutes.platform.to({}, { ...channelSearch(channel), kind, of, ...next }), {
      replace: true,
    });
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('platform.loading')} heights={['44px', '480px']} />}
      failed={{ title: t('platform.failed'), phone: false }}
    >
      {({ parties }) => {
        const names = [...new Set(parties.map(nameOf))];
        return (
          <Stack gap="4">
            <Flex gap="4" wrap="wrap" align="end">
              <RadioChips
                legend={t('platform.kind')}
                value={kind}
                options={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
                onChange={(one) => show({ kind: one })}
              />
              <Box flex="0 1 260px">
                <SelectField
                  label={t('platform.of')}
                  value={of ?? ''}
                  placeholder={t('platform.everybody')}
                  options={names.map((name) => ({ value: name.replace(' ', '.'), label: name }))}
                  onChange={({ target }) => show({ of: target.value === '' ? undefined : target.value })}
                />
              </Box>
            </Flex>
            <Card overflow="hidden">
              <PlatformTable
                label={t(`kinds.${kind}`)}
                rows={rowsOf(platformRows(parties, kind), of?.replace(/^shell\./, 'shell '))}
              />
            </Card>
          </Stack>
        );
      }}
    </QueryView>
  );
}

export const screen: Screen = { Component: PlatformScreen, title: 'platform.title', load: loadConsole };
