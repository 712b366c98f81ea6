import type { BootDocument } from '../remotes/boot-document.ts';

/** What a worker is asked to render: nothing in it belongs to a customer. */
export interface RenderRequest {
  /** Path and query, language included. */
  readonly address: string;
  readonly boot: BootDocument;
  /** The instant that the page shows. */
  readonly at: string;
  /** Lent parts to render, as `[remote, slot id]`; others keep their place. */
  readonly parts: readonly (readonly [string, string])[];
}

/** A page as text. */
export interface RenderedPage {
  readonly html: string;
  /** Style elements for the head. */
  readonly styles: string;
  /** What was read for it, as `dehydrateQueries` writes it. */
  readonly queries: string;
  /** The path and query of another page of ours that the address leads to: then there is nothing else in it. */
  readonly leadsTo?: string;
}

/** The start of a page, which is sent while the rest is rendered. */
export interface FirstSight {
  readonly html: string;
  /** What closes the page's elements, should the rest never come. */
  readonly tail: string;
  readonly styles: string;
}

/** An answer of the provider, as the worker's port carries it. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
}

/** The only way out of a worker: one of the provider's public reads. Rejects when there is no answer. */
export type ReadPublic = (url: string, locale: string) => Promise<ReadAnswer>;

/** The page cannot be rendered from this address alone, because its data did not arrive: the browser renders it, and no release is at fault. */
export class LeftToBrowser extends Error {
  override name = 'LeftToBrowser';
}
