import type {
  FirstSight,
  ProviderAnswer,
  ProviderChange,
  RenderedPage,
  RenderRequest,
} from '../../rendering/render-request.ts';

/** The server build of a release; `name` tells which in stack traces and reports: `mf-flights@1.0.0+9f3c1a2b44`. */
export interface ReleaseScript {
  readonly remote: string;
  readonly name: string;
  readonly code: string;
  /** The range in which it asks for `@aylal/ui`. */
  readonly ui?: string;
}

/** To a worker. A script that it has seen comes without its code. */
export type ToWorker =
  | {
      readonly kind: 'render';
      readonly order: RenderRequest;
      readonly scripts: readonly (Omit<ReleaseScript, 'code'> & { readonly code: string | null })[];
    }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: ProviderAnswer | null };

/** From a worker. Nothing in it is believed further than a page of that release would be in a browser. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'read';
      readonly id: number;
      readonly url: string;
      readonly locale: string;
      readonly change?: ProviderChange;
    }
  | { readonly kind: 'first'; readonly sight: FirstSight }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly left: boolean; readonly script: string | null; readonly message: string };
