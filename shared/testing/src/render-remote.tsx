import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { sharedMessages, type Messages } from '@aylal/i18n';
import type { RemoteModule, Services } from '@aylal/shell';
import { createTestServices, type TestRecord, type TestServicesOptions } from './create-test-services.ts';
import { createTestPage, remoteRoutes, TestProviders } from './test-page.tsx';

/** What is on the page, who uses it, and what it asked of the shell. */
export interface RenderedRemote extends RenderResult {
  readonly user: UserEvent;
  readonly services: Services;
  readonly record: TestRecord;
  readonly router: DataRouter;
}

async function prepare(remoteModule: RemoteModule, options: TestServicesOptions) {
  const locale = options.locale ?? 'mn';
  const own: Messages = (await remoteModule.messages[locale]()).default;
  const shared: Messages = (await sharedMessages[locale]()).default;
  return createTestServices({ ...options, messages: { shared, [remoteModule.id]: own, ...options.messages } });
}

/** Renders a remote at an address (`/mn/flights?…`) with its real routes, loaders and messages, and operations stubbed by contract. */
export async function renderRemote(
  remoteModule: RemoteModule,
  { at, ...options }: TestServicesOptions & { at: string },
): Promise<RenderedRemote> {
  const { services, record } = await prepare(remoteModule, options);
  const { router, page } = createTestPage(remoteRoutes(remoteModule, services), services, at);
  return { user: userEvent.setup(), services, record, router, ...render(page) };
}

/** Renders one part of a remote (a dialog's body, a slot's part) with the same services. */
export async function renderPart(
  remoteModule: RemoteModule,
  part: ReactElement,
  options: TestServicesOptions = {},
): Promise<RenderedRemote> {
  const { services, record } = await prepare(remoteModule, options);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [`/${options.locale ?? 'mn'}`] });
  const view = render(
    <TestProviders services={services}>
      <RouterProvider router={router} />
    </TestProviders>,
  );
  return { user: userEvent.setup(), services, record, router, ...view };
}
