import { pageMessages } from '../pages/page-messages.ts';
import type { HostLocaleService } from '../services/locale-service.ts';
import type { PlainView } from './dialog-body.tsx';
import { hostDialogs } from './host-dialogs/host-dialogs.ts';

/** The namespace in which the host's own dialogs speak. */
export const hostDialogNamespace = 'host-pages';

/** A dialog of the host's own, with its words. */
export async function loadHostDialog(view: string, locale: HostLocaleService): Promise<PlainView> {
  const load = hostDialogs[view];
  if (!load) throw new Error(`the host has no dialog ${view}`);
  const [loaded] = await Promise.all([load(), locale.addSource(hostDialogNamespace, pageMessages)]);
  // The list keeps views without their types; the reference with which this one was opened vouches for props and result.
  return loaded.view as unknown as PlainView;
}
