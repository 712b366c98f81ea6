import { screen } from '@testing-library/react';
import { contentStubs } from '../../app/testing/content-stubs.ts';
import { renderShell } from '../../app/testing/render-shell.tsx';

/** The provider's answer to a request that it has taken. */
export const sent = { status_code: 201, message: '', result: null } as const;

/** The shell, with what it knows of contents. */
export async function open(stubs = contentStubs()) {
  const view = await renderShell('/mn/about', { stubs });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, dialogs: view.shell.services.dialogs };
}
