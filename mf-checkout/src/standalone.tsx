import { createRoot } from 'react-dom/client';
import { isLocale } from '@aylal/domain';
import { sharedMessages } from '@aylal/i18n';
import { checkoutRoutes } from '@aylal/routes';
import { createTestPage, createTestServices, buildSessionUser, doorRoutes } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { createMemoryDialogs } from './testing/memory-dialogs.tsx';
import { scenarios } from './testing/scenarios.ts';

/** The checkout without a host: `?scenario=…&lng=…` chooses what the provider would say. */
async function start() {
  const search = new URLSearchParams(location.search);
  const language = search.get('lng');
  const locale = language && isLocale(language) ? language : 'mn';
  const all = scenarios(Date.now());
  const name = search.get('scenario') ?? 'ready';
  const [shared, own] = await Promise.all([sharedMessages[locale](), remote.messages[locale]()]);
  const { services: plain } = await createTestServices({
    locale,
    user: name === 'anonymous' ? null : buildSessionUser(),
    stubs: all[name] ?? [],
    messages: { shared: shared.default, [remote.id]: own.default },
    now: () => new Date(),
  });
  const { dialogs, DialogStage } = createMemoryDialogs(remote, plain);
  const services = { ...plain, dialogs };
  const at = `/${locale}${checkoutRoutes.checkout.to({ refNumber: 'AYL-4K7P2' })}`;
  const { page } = createTestPage([{ path: '/', children: doorRoutes(remote, services) }], services, at);
  const { page: stage } = createTestPage([{ path: '*', element: <DialogStage /> }], services, '/');
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <>
      <nav aria-label="scenarios">
        {Object.keys(all).map((scenario) => (
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
      {stage}
    </>,
  );
}

void start();
