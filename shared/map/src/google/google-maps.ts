/** Google's library as it lies in the page. What draws with it is google-map-react; we hand it over as it is. */
export type GoogleMaps = Readonly<Record<string, unknown>>;

/** Where Google's library is loaded from, and with which key. */
export interface GoogleSource {
  readonly key: string;
  /** Address of the script, without a query. */
  readonly url: string;
  /** Of the words that Google writes. */
  readonly language: string;
}

/** The library, and what comes of its key: Google tells only after a map was made with it that a key is not good. */
export interface LoadedGoogle {
  /** Hands it over, as the drawing library asks for it. */
  give(this: void): Promise<GoogleMaps>;
  /** Calls back when the key is refused, at once where it was already; returns the undo. */
  onRefused(listener: () => void): () => void;
}

declare global {
  interface Window {
    google?: { maps?: GoogleMaps };
    /** Called by Google's script when it does not take the key. */
    gm_authFailure?: () => void;
    aylalGoogleReady?: () => void;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  }
}
