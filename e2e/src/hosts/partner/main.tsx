// The page of a partner: the remotes of the shop's mini-app in a frame of the partner's own.
import { loadUiTexts } from '@aylal/ui';
import { createRoot } from 'react-dom/client';
import { locales } from '@aylal/domain/language';
import { createBrowserRouter, RouterProvider } from '@aylal/shell/host';
import { createServices } from '../services/create-services.ts';
import { createRemotes } from './open-remote.ts';
import { partnerRoutes } from './partner-page.tsx';
import { readBoot } from './read-boot.ts';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no #root');
  const language = window.location.pathname.split('/')[1];
  const locale = locales.find((one) => one === language) ?? 'mn';
  document.documentElement.lang = locale;
  const boot = await readBoot(place.dataset['shop'] ?? '');
  const remotes = createRemotes(boot, window);
  const { services, dialog } = await createServices(locale, {
    go: (to) => void router.navigate(to),
    report: (text) => place.setAttribute('data-said', text),
  });
  const open = async (id: string) => {
    const remoteModule = await remotes(id);
    const { default: messages } = await remoteModule.messages[locale]();
    services.locale.addMessages(locale, id, messages);
    return remoteModule;
  };
  const router = createBrowserRouter(partnerRoutes({ descriptors: boot.descriptors, services, dialog, open }));
  await loadUiTexts(locale);
  createRoot(place).render(<RouterProvider router={router} />);
}

void start();
