/** What search engines and sharers read of a page, in its first answer. */
export interface PageHead {
  /** Whole, with our name. */
  readonly title: string;
  readonly description: string;
  /** Path and query without language, as they should be known. */
  readonly canonical: string;
  readonly kind: 'website' | 'article';
  /** Structured data, each a thing of schema.org. */
  readonly things: readonly object[];
}

/** A page of the host's own: how it answers, and its head. */
export interface FoundPage {
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
}
