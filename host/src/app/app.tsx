import type { ReactNode } from 'react';
import { ServicesProvider, useStore } from '@aylal/shell';
import { PageFormProvider } from '@aylal/shell/host';
import type { RemoteLoader } from '../remotes/loader.ts';
import type { Shell } from './create-services.ts';
import { RemotesProvider } from './remotes-context.tsx';
import { ShellProvider } from './shell-context.tsx';

/** The provider stack around the router: services, what only the shell sees of them, and the way to remotes. */
export function App({ shell, remotes, children }: { shell: Shell; remotes: RemoteLoader; children: ReactNode }) {
  return (
    <ServicesProvider services={shell.services}>
      <ShellProvider shell={shell}>
        <RemotesProvider value={remotes}>
          <PageFormProvider value={useStore(shell.pageForm)}>{children}</PageFormProvider>
        </RemotesProvider>
      </ShellProvider>
    </ServicesProvider>
  );
}
