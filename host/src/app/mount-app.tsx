import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import type { Services } from '@aylal/shell';
import type { RenderedFacts } from '../remotes/boot-document.ts';
import type { RemoteLoader } from '../remotes/loader.ts';
import { replayClick } from './prehydration-clicks.ts';
import { replayTyping } from './prehydration-typing.ts';
import { remotePartQuery } from './remote-part-query.ts';
import { routerReady } from './router-ready.ts';

export interface MountedApp {
  readonly element: ReactNode;
  readonly router: DataRouter;
  readonly loader: RemoteLoader;
  readonly queryClient: Services['queryClient'];
}

/**
 * Hydrates what the server has rendered, once its code is here: the same tree with the same data, so nothing moves. Where that code does not come, the
 * page is rendered again and says what is missing. `shown` is called when the page is painted, before any part of it looks at the clock.
 */
export async function mountApp(
  page: Window,
  root: HTMLElement,
  app: MountedApp,
  rendered: RenderedFacts | undefined,
  shown: () => void,
) {
  const answers = () => {
    // Replay early clicks and typing after the first frame; they make a part that is not hydrated yet hydrate.
    page.requestAnimationFrame(() => {
      replayTyping(root);
      replayClick(page);
    });
  };
  const element = (
    <Shown stands={shown} answers={answers}>
      {app.element}
    </Shown>
  );
  if (rendered && (await codeIsHere(app, rendered))) {
    startTransition(() => void hydrateRoot(root, element));
    return;
  }
  root.replaceChildren();
  createRoot(root).render(element);
}

async function codeIsHere({ router, loader, queryClient }: MountedApp, { parts }: RenderedFacts): Promise<boolean> {
  try {
    const lent = parts.map(([remote, slot]) => queryClient.fetchQuery(remotePartQuery(loader, remote, 'slots', slot)));
    await Promise.all([routerReady(router), ...lent]);
    return router.state.errors === null;
  } catch {
    // The loader has reported the reason; the place itself shows it.
    return false;
  }
}

interface ShownProps {
  stands: () => void;
  answers: () => void;
  children: ReactNode;
}

/** The effects of what is inside come before its own, but after its layout's. */
function Shown({ stands, answers, children }: ShownProps) {
  useLayoutEffect(stands, [stands]);
  useEffect(answers, [answers]);
  return children;
}
