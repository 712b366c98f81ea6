'use client';
import { useRouter } from 'next/navigation';
import { use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createI18n } from '../../../../shared/i18n/src/index.ts';
import sharedMessages from '../../../../shared/i18n/src/messages/mn.json';
import { App } from '../../../../host/src/app/app.tsx';
import { browserEnvironment } from '../../../../host/src/app/browser-environment.ts';
import { createServices } from '../../../../host/src/app/create-services.ts';
import { Layout } from '../../../../host/src/app/layout.tsx';
import { createPageClock } from '../../../../host/src/app/page-clock.ts';
import hostMessages from '../../../../host/src/i18n/mn.json';
import {
  expandDescriptor,
  type BootDocument,
  type CompactDescriptor,
} from '../../../../host/src/remotes/boot-document.ts';
import { createStaticLoader } from '../../../../host/src/remotes/create-static-loader.ts';
import { serverEnvironment } from '../../../../host/src/rendering/server-environment.ts';
import flightsMessages from '../../../../mf-flights/src/i18n/mn.json';
import { OutletProvider } from './react-router.tsx';

const words = createI18n('mn', { host: hostMessages, shared: sharedMessages, 'mf-flights': flightsMessages });
const noRemotes = createStaticLoader({});

interface FrameProps {
  readonly at: string;
  readonly rates: BootDocument['rates'];
  readonly descriptors: readonly CompactDescriptor[];
  readonly children: ReactNode;
}

/** The shell's own services, bar and footer, put together as in the product, around the page. */
export function Frame({ at, rates, descriptors, children }: FrameProps) {
  const i18n = use(words);
  const router = useRouter();
  const [{ shell, clock }] = useState(() => {
    const boot = {
      contract: '1.0.0',
      locale: 'mn',
      mode: 'web',
      session: 'absent',
      currency: 'MNT',
      config: { dialUpNumber: '976', links: {} },
      rates,
      pin: '',
      releases: {},
      descriptors: descriptors.map(expandDescriptor),
    } as BootDocument;
    const clock = createPageClock(at);
    const around =
      typeof window === 'undefined'
        ? serverEnvironment({ address: '', boot, at, parts: [] }, i18n, () => Promise.reject(new Error('read already')))
        : browserEnvironment(window, boot, i18n, clock.now);
    const shell = createServices(around);
    shell.navigation.connect({
      state: {
        location: {
          get pathname() {
            return window.location.pathname;
          },
        },
      },
      navigate(to, options) {
        if (typeof to === 'number') return router.back();
        return options?.replace ? router.replace(to) : router.push(to);
      },
    });
    return { shell, clock };
  });
  useLayoutEffect(() => clock.release(), [clock]);
  useEffect(() => shell.watch(), [shell]);
  return (
    <App shell={shell} remotes={noRemotes}>
      <OutletProvider value={children}>
        <Layout />
      </OutletProvider>
    </App>
  );
}
