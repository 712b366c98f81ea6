import type { SessionUser } from '@aylal/contracts/account';
import type { PageForm, PostedForm } from '@aylal/shell';
import type { BootDocument } from '../remotes/boot-document.ts';

/** What a worker is asked to render. Nothing in it belongs to a customer, unless it has `own`. */
export interface RenderRequest {
  /** Path and query, language included. */
  readonly address: string;
  readonly boot: BootDocument;
  /** The instant that the page shows. */
  readonly at: string;
  /** Lent parts to render, as `[remote, slot id]`; others keep their place. */
  readonly parts: readonly (readonly [string, string])[];
  /** Of a page that is rendered for its visitor alone. */
  readonly own?: OwnPage;
}

/** What a page is rendered with for one visitor. */
export interface OwnPage {
  /** Null when nobody is signed in. */
  readonly user: SessionUser | null;
  /** Of the pages of this host, as visitors reach it. */
  readonly origin: string;
  /** As posted, or a new one. */
  readonly formKey: string;
  /** For the form of the page that answers. */
  readonly nextKey: string;
  /** What a browser has posted to the page; null where it only asks for it. */
  readonly posted: PostedForm['fields'] | null;
  /** The screen that is asked for; both are empty for a page of the shell. */
  readonly remote: string;
  readonly pattern: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A page as text. */
export interface RenderedPage {
  readonly html: string;
  /** Style elements for the head. */
  readonly styles: string;
  /** What was read for it, as `dehydrateQueries` writes it. */
  readonly queries: string;
  /** The forms of a page of its visitor. */
  readonly form?: PageForm;
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
export interface ProviderAnswer {
  readonly status: number;
  readonly body: string;
}

/** What is sent with a call that is no read. */
export interface ProviderChange {
  readonly method: string;
  /** JSON. */
  readonly body: string | null;
  readonly idempotencyKey: string | null;
  /** The release whose page calls. */
  readonly release?: string | undefined;
}

/** The only way out of a worker: the provider's public reads, or what the visitor of the page may call. Rejects when there is no answer. */
export type AskProvider = (url: string, locale: string, change?: ProviderChange) => Promise<ProviderAnswer>;

/** The page cannot be rendered from this address alone, because its data did not arrive: the browser renders it, and no release is at fault. */
export class LeftToBrowser extends Error {
  override name = 'LeftToBrowser';
}
