import { renderPageText } from './render-page-text.tsx';

/** Renders a page of the shell for nobody, so that the first visitor's page finds compiled code. Never rejects. */
export async function warmUp(): Promise<void> {
  const boot = {
    contract: '1.0.0',
    locale: 'mn',
    mode: 'web',
    session: 'absent',
    currency: 'MNT',
    config: null,
    rates: {},
    pin: '',
    releases: {},
    descriptors: [],
  } as const;
  const noAnswer = () => Promise.reject(new Error('practice reads nothing'));
  await renderPageText(
    { address: '/mn/about', boot, at: '2026-01-01T00:00:00Z', parts: [] },
    {},
    noAnswer,
    () => {},
  ).catch(() => null);
}
