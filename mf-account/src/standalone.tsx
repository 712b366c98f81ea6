import { createRoot } from 'react-dom/client';
import { isLocale } from '@aylal/domain';
import { sharedMessages } from '@aylal/i18n';
import { buildSessionUser, createTestPage, createTestServices, doorRoutes } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

/** The account without a host: `?scenario=…&lng=…` chooses the page and what the provider would say. The code is 1234, a password ends with 2026. */
async function start() {
  const search = new URLSearchParams(location.search);
  const language = search.get('lng');
  const locale = language && isLocale(language) ? language : 'mn';
  const { at, stubs } = scenarios[search.get('scenario') ?? 'sign in'] ?? { at: '/auth/login', stubs: [] };
  const [shared, own] = await Promise.all([sharedMessages[locale](), remote.messages[locale]()]);
  const { services } = await createTestServices({
    locale,
    user: at.startsWith('/user') ? buildSessionUser() : null,
    stubs,
    messages: { shared: shared.default, [remote.id]: own.default },
    now: () => new Date(),
  });
  const { page } = createTestPage(doorRoutes(remote, services), services, `/${locale}${at}`);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <>
      <nav aria-label="scenarios">
        {Object.keys(scenarios).map((scenario) => (
          <a
            key={scenario}
            href={`?scenario=${encodeURIComponent(scenario)}&lng=${locale}`}
            style={{ marginInlineEnd: 8, fontSize: 12 }}
          >
            {scenario}
          </a>
        ))}
      </nav>
      {page}
    </>,
  );
}

void start();
