// A host of another bundler: it knows `mf-flights` by the address of its manifest, and nothing of the shop's boot document.
import { remote } from 'mf_flights/remote';
import { createRoot } from 'react-dom/client';
import { ServicesProvider, SlotProvider } from '@aylal/shell';
import { createBrowserRouter, RouterProvider } from '@aylal/shell/host';
import { loadUiTexts, UiProvider } from '@aylal/ui';
import { createServices } from '../services/create-services.ts';

const locale = 'en';

async function start(): Promise<void> {
  const { services } = await createServices(locale, { go: (to) => void router.navigate(to), report: () => {} });
  const { default: messages } = await remote.messages[locale]();
  services.locale.addMessages(locale, remote.id, messages);
  const router = createBrowserRouter(
    Object.entries(remote.routes).map(([pattern, load]) => ({
      path: `/:lng${pattern}`,
      HydrateFallback: () => null,
      lazy: async () => {
        const { screen } = await load();
        return {
          Component: screen.Component,
          loader: async ({ params, request }) => {
            await screen.load?.({ params, url: new URL(request.url), services });
            return null;
          },
        };
      },
    })),
  );
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  await loadUiTexts(locale);
  createRoot(place).render(
    <ServicesProvider services={services}>
      <UiProvider locale={locale}>
        <SlotProvider value={() => null}>
          <RouterProvider router={router} />
        </SlotProvider>
      </UiProvider>
    </ServicesProvider>,
  );
}

void start();
