import type { ReactElement } from 'react';
import { isLocale } from '@aylal/domain/language';
import { sharedMessages } from '@aylal/i18n';
import type { RemoteModule } from '@aylal/shell';
import { answerStates, inState } from './answer-state.ts';
import { createTestServices } from './create-test-services.ts';
import { createMemoryDialogs } from './memory-dialogs.tsx';
import { ScenarioPicker } from './scenario-picker.tsx';
import { showPart } from './show-part.tsx';
import type { StandaloneScenario } from './standalone-scenario.ts';
import { createTestPage, remoteRoutes } from './test-page.tsx';

export interface StandaloneOptions {
  readonly scenarios: Readonly<Record<string, StandaloneScenario>>;
  /** Answers the dialogs that other remotes would show; undefined dismisses them. */
  readonly answer?: (view: string) => unknown;
}

/**
 * A remote on a page of its own, with the real clock: `?scenario=…&state=waiting&lng=…`, and `&at=…` for another address, `&bare` without the
 * picker. The first page is what is shown without a choice.
 */
export async function createStandalonePage(
  remoteModule: RemoteModule,
  search: URLSearchParams,
  { scenarios, answer }: StandaloneOptions,
): Promise<ReactElement> {
  const language = search.get('lng');
  const locale = language && isLocale(language) ? language : 'mn';
  const names = pagesFirst(scenarios);
  const scenario = scenarios[search.get('scenario') ?? ''] ?? scenarios[names[0] ?? ''];
  if (!scenario) throw new Error(`${remoteModule.id} has no scenario`);
  const state = answerStates.find((one) => one === search.get('state')) ?? 'ready';
  const [shared, own] = await Promise.all([sharedMessages[locale](), remoteModule.messages[locale]()]);
  const { services: plain } = await createTestServices({
    locale,
    user: scenario.user ?? null,
    stubs: inState(scenario.stubs, state),
    messages: { shared: shared.default, [remoteModule.id]: own.default },
    now: () => new Date(),
    ...(answer ? { dialogs: answer } : {}),
  });
  const { dialogs, DialogStage } = createMemoryDialogs(remoteModule, plain);
  const services = { ...plain, dialogs };
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = search.get('theme') === 'dark' ? 'dark' : 'light';
  const at = `/${locale}${search.get('at') ?? scenario.at}`;
  const shown = scenario.shows && (await showPart(remoteModule, scenario.shows, services));
  const routes = shown ? [{ path: '*', element: shown }] : remoteRoutes(remoteModule, services);
  const { page } = createTestPage(routes, services, at);
  const { page: stage } = createTestPage([{ path: '*', element: <DialogStage /> }], services, '/');
  return (
    <>
      {search.has('bare') || <ScenarioPicker scenarios={names} search={search} />}
      {page}
      {stage}
    </>
  );
}

function pagesFirst(scenarios: StandaloneOptions['scenarios']): readonly string[] {
  const names = Object.keys(scenarios);
  const isPage = (name: string) => !scenarios[name]?.shows;
  return [...names.filter(isPage), ...names.filter((name) => !isPage(name))];
}
