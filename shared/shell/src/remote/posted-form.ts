/** The name of the field in which a posted form carries `PageForm.key`. */
export const formKeyField = 'form_key';

/** The end of the name of a field by which the form is only shown again, such as with one traveller more: `submit` is not asked. */
export const setSuffix = '.set';

/** What `submit` returns where it leads nowhere: the same page is shown again, with everything that was typed. */
export interface SubmitAnswer<Refused = unknown> {
  /** Message keys of refused fields, by the path of the field. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What is refused as a whole, in the screen's own terms: plain data. */
  readonly refused?: Refused;
  /** What came of it, as a message key, where the same page says so. */
  readonly done?: string;
  /** What became of it is not known: the same key asks for it (MNY-12). */
  readonly unknown?: true;
}

/** What a browser has posted, and what the page's `submit` made of it. */
export interface PostedForm<Refused = unknown> {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly answer: SubmitAnswer<Refused>;
}

/** Forms of a page that the server has rendered for its visitor. */
export interface PageForm<Refused = unknown> {
  /** Of this page, such as `https://aylal.mn`: what a server may link to beside listed hosts. */
  readonly origin: string;
  /** Sent along as `formKeyField`, so that what is posted twice is done once (MNY-3). */
  readonly key: string;
  /** Null where the page answers no form. */
  readonly posted: PostedForm<Refused> | null;
}
