import { createRoot } from 'react-dom/client';
import { createStandalonePage } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

/** The account without a host. The code is 1234, a password ends with 2026. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    await createStandalonePage(remote, new URLSearchParams(location.search), { scenarios: scenarios() }),
  );
}

void start();
