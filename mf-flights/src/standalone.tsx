import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStandalonePage } from '@aylal/testing/memory';
import { remote } from './remote.ts';
import { scenarios } from './testing/scenarios.ts';

/** Flights without a host. Dialogs of other remotes answer with yes. */
async function start(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const page = await createStandalonePage(remote, search, { scenarios: scenarios(), answer: () => true });
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
}

void start();
