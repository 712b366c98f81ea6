import type { RemoteLoader } from '../remotes/loader.ts';
import { openPart } from '../remotes/open-part.ts';
import type { HostLocaleService } from '../services/locale-service.ts';

/** A remote module is handed out when its messages speak the page's language, and follows the language from then on. Messages that do not come cost the release its place, like any other part. */
export function withMessages(loader: RemoteLoader, locale: HostLocaleService): RemoteLoader {
  return {
    ...loader,
    async load(id) {
      const { part } = await openPart(loader, id, 'messages', (remoteModule) => async () => {
        await locale.addSource(remoteModule.id, remoteModule.messages);
        return remoteModule;
      });
      return part;
    },
  };
}
