import { createRoot } from 'react-dom/client';
import { createStandalonePage } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

/** The checkout without a host; its clocks start when the page is opened. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const search = new URLSearchParams(location.search);
  createRoot(root).render(await createStandalonePage(remote, search, { scenarios: scenarios(Date.now()) }));
}

void start();
