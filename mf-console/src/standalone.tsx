import { createRoot } from 'react-dom/client';
import { createStandalonePage } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

/** The remote without a host. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    await createStandalonePage(remote, new URLSearchParams(location.search), { scenarios: scenarios() }),
  );
}

void start();
