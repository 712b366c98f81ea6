import type { GoogleSource, LoadedGoogle } from './google-maps.ts';

/** Longer than this nobody waits for a map. */
const PATIENCE_MS = 10_000;

/** Fetches Google's library again, whatever became of an earlier try. Rejects when the script is blocked, does not come in time, or brings no library (ERR-40). */
export function loadGoogle({ key, url, language }: GoogleSource): Promise<LoadedGoogle> {
  const refused = { now: false, listeners: new Set<() => void>() };
  delete window.google;
  window.gm_authFailure = () => {
    refused.now = true;
    for (const listener of refused.listeners) listener();
  };
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const failed = (why: string) => {
      clearTimeout(patience);
      script.remove();
      reject(new Error(`Google's map: ${why}`));
    };
    const patience = setTimeout(() => failed('no answer'), PATIENCE_MS);
    window.aylalGoogleReady = () => {
      const maps = window.google?.maps;
      if (!maps) return failed('no library');
      clearTimeout(patience);
      resolve({
        give: async () => maps,
        onRefused(listener) {
          if (refused.now) listener();
          refused.listeners.add(listener);
          return () => refused.listeners.delete(listener);
        },
      });
    };
    const query = new URLSearchParams({ key, language, v: 'weekly', loading: 'async', callback: 'aylalGoogleReady' });
    script.async = true;
    script.onerror = () => failed('not loaded');
    script.src = trusted(`${url}?${query}`);
    document.head.append(script);
  });
}

/** The page's policy takes addresses of scripts from named hands only. A page that has none takes them as they are. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('aylal-map', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
