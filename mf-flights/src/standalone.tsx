import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { locales, type Locale } from '@aylal/domain';
import { sharedMessages } from '@aylal/i18n';
import { createTestPage, createTestServices, doorRoutes } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { buildSearchAddress } from './testing/build-search-address.ts';
import { isScenario, scenarioStubs, scenarios } from './testing/scenarios.ts';

/** Flights without a host: `/?scenario=ready&lang=mn&at=/flights`. In-memory services, answers by scenario. */
async function start(): Promise<void> {
  const address = new URLSearchParams(window.location.search);
  const locale: Locale = locales.find((one) => one === address.get('lang')) ?? 'mn';
  const asked = address.get('scenario') ?? 'ready';
  const scenario = isScenario(asked) ? asked : 'ready';
  const [own, shared] = await Promise.all([remote.messages[locale](), sharedMessages[locale]()]);
  const { services } = await createTestServices({
    locale,
    stubs: scenarioStubs(scenario),
    messages: { [remote.id]: own.default, shared: shared.default },
    // The scenarios' sandbox answers every question with yes.
    dialogs: () => true,
  });
  const at = address.get('at') ?? buildSearchAddress();
  const { page } = createTestPage(doorRoutes(remote, services), services, `/${locale}${at}`);
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = address.get('theme') ?? 'light';
  createRoot(place).render(
    <StrictMode>
      {address.has('bare') || (
        <nav style={{ display: 'flex', gap: 12, padding: 8, fontSize: 13 }}>
          {scenarios.map((name) => (
            <a key={name} href={`?scenario=${name}&lang=${locale}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {page}
    </StrictMode>,
  );
}

void start();
