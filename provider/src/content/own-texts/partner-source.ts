import type { ContentTexts, PartnerPiece } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';

/** What a partner calls a hotel or trip in the language of who asks, and what it says of it in every language. */
export interface PartnerWords {
  readonly name: string;
  readonly texts: ContentTexts;
}

/** Hotels or trips that the office can write on. Every call throws `PartnerError` while the partner does not answer. */
export interface PartnerSource {
  /** Undefined for one that is not sold. */
  words(slug: string, locale: Locale): Promise<PartnerWords | undefined>;
  /** Those that a typed text may mean, the best first. */
  find(text: string, locale: Locale): Promise<readonly PartnerPiece[]>;
}
