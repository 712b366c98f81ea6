import { screen, waitFor, within } from '@testing-library/react';
import { createTabChannels } from './testing/tab-channels.ts';
import { buildDescriptor, menuEntry } from './testing/build-descriptor.ts';
import { buildRemoteModule } from './testing/build-remote-module.tsx';
import { renderShell } from './testing/render-shell.tsx';

const descriptors = [buildDescriptor({ routes: [{ pattern: '/flights', chunk: 'search' }] })];
const remoteModule = buildRemoteModule({
  routes: {
    '/flights': async () => ({ screen: { title: 'screen.title', Component: () => <input aria-label="Нэр" /> } }),
  },
});

describe('Switching the language', () => {
  it('[SHELL-03] [I18N-01] [I18N-03] [CARD-20.2] keeps page, query and what is typed, and remembers the choice', async () => {
    const { router, user, cookies } = await renderShell('/mn/flights?_from=ULN', {
      boot: { descriptors },
      remoteModules: { 'mf-flights': remoteModule },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Нэр' }), 'BATBOLD');
    const footer = within(screen.getByRole('contentinfo'));
    expect(
      ['Монгол', 'English', '中文', 'Русский', '한국어', '日本語'].map((name) =>
        footer.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['mn', 'en', 'zh', 'ru', 'ko', 'ja'].map((lng) => `/${lng}/flights?_from=ULN`));
    await user.click(footer.getByRole('link', { name: 'English' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/en/flights?_from=ULN'),
    );
    expect(screen.getByRole('textbox', { name: 'Нэр' })).toHaveValue('BATBOLD');
    await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('Mon–Fri 08:00–22:00'));
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(cookies.get('tapa_language')).toBe('en');
  });

  it('[SHELL-08] names the menu of the remotes in the language that is spoken', async () => {
    const navigation = [menuEntry('flights', { group: 'main', order: 20 }, 3)];
    const boot = { descriptors: [buildDescriptor({ navigation })], mode: 'emongolia' as const };
    const { shell } = await renderShell('/mn/about', { boot });
    expect(await screen.findByRole('link', { name: 'flights' })).toBeInTheDocument();
    await shell.locale.switchTo('en');
    expect(await screen.findByRole('link', { name: 'flights (en)' })).toBeInTheDocument();
  });

  it('[REL-6] follows the language chosen in another tab', async () => {
    const [one, two] = createTabChannels(2);
    const first = await renderShell('/mn', one ? { channel: one } : {});
    const second = await renderShell('/mn/about', two ? { channel: two } : {});
    await first.shell.locale.switchTo('ru');
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/ru/about'));
  });

  it('[I18N-03] moves an address without language to the language that is spoken', async () => {
    const { router } = await renderShell('/flights/x?a=1', {
      boot: { descriptors },
      remoteModules: { 'mf-flights': remoteModule },
    });
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/mn/flights/x?a=1'),
    );
  });
});
