import type { RemoteLoader } from '../remotes/loader.ts';
import type { HostLocaleService } from '../services/locale-service.ts';

/** A door is handed out when its messages speak the page's language, and follows the language from then on. */
export function withMessages(loader: RemoteLoader, locale: HostLocaleService): RemoteLoader {
  return {
    ...loader,
    async load(id) {
      const door = await loader.load(id);
      await locale.addSource(door.id, door.messages);
      return door;
    },
  };
}
