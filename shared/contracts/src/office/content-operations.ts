import { locales } from '@aylal/domain/language';
import { contentKinds, promotionPlaces } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { slug } from '../content/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, sent, wholeNumber } from '../fields.ts';
import { officeText } from './work-operations.ts';

const kind = v.picklist(contentKinds, 'validation_invalid');
const ownPath = v.pipe(v.string('validation_invalid'), v.regex(/^\/(?![/\\])[\w/?=&.-]*$/, 'validation_invalid'));
const picture = v.pipe(
  v.string('validation_invalid'),
  v.maxLength(200, 'validation_text_length'),
  v.regex(/^(\/(?![/\\])\S*)?$/, 'validation_invalid'),
);
const position = wholeNumber(0, 1000, 'validation_number');

/** What a piece has besides its words, by its kind: the day of news, where a promotion is shown and leads and until when, the group of a help article; the others have nothing. */
export const contentSettings = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('news'), date: localDate, picture }),
    v.object({
      kind: v.literal('promotion'),
      place: v.optional(v.picklist(promotionPlaces, 'validation_invalid'), 'home'),
      to: ownPath,
      until: v.nullable(localDate),
      picture,
      position,
    }),
    v.object({
      kind: v.literal('help-article'),
      group: slug,
      icon: v.pipe(v.string('validation_invalid'), v.regex(/^[a-z-]{1,30}$/, 'validation_invalid')),
      position,
    }),
    v.object({ kind: v.literal('page') }),
    v.object({ kind: v.literal('hotel') }),
    v.object({ kind: v.literal('trip') }),
  ],
  'validation_invalid',
);
export type ContentSettings = v.InferOutput<typeof contentSettings>;
/** As they are typed, right or not. */
export type TypedSettings = v.InferInput<typeof contentSettings>;

const text = v.object({
  title: v.pipe(v.string('validation_required'), v.maxLength(200, 'validation_text_length')),
  text: v.pipe(v.string('validation_required'), v.maxLength(20_000, 'validation_text_length')),
});
const texts = v.object({ mn: text, en: text, zh: text, ru: text, ko: text, ja: text });
export type ContentTexts = v.InferOutput<typeof texts>;

const words = { settings: contentSettings, texts };
const revision = wholeNumber(0, 1_000_000);

/** What of a piece is where: shown to customers, being written, waiting for its time. `title` is empty where neither the shop nor a partner has one; `missing` are the languages in which the newest words lack something. */
const listed = v.object({
  kind,
  slug,
  title: v.string(),
  is_live: v.boolean(),
  has_draft: v.boolean(),
  scheduled_for: v.nullable(instant),
  missing: v.array(v.picklist(locales)),
});
export type ListedContent = v.InferOutput<typeof listed>;

/** A version as it was; `by` is who wrote it, empty for what the shop came with. */
const version = v.object({
  id: v.number(),
  state: v.picklist(['scheduled', 'live', 'former', 'retired']),
  by: v.string(),
  at: instant,
});

/** A piece with all that is known of it. `draft` is what is being written, with its revision; `live` what customers see. `partner` is what the partner of a hotel or trip calls it and says of it; null for other kinds, and while the partner does not answer. */
export const contentPiece = v.object({
  kind,
  slug,
  live: v.nullable(v.object(words)),
  draft: v.nullable(v.object({ ...words, revision: v.number(), by: v.string(), at: instant })),
  scheduled_for: v.nullable(instant),
  versions: v.array(version),
  partner: v.optional(v.nullable(v.object({ name: v.string(), texts })), null),
});
export type ContentPiece = v.InferOutput<typeof contentPiece>;

const named = { kind, slug };
const answers = {
  200: answer(contentPiece),
  400: refusal,
  401: refusal,
  403: refusal,
  404: refusal,
  409: refusal,
  503: refusal,
} as const;

export const listContent = defineEndpoint({
  name: 'list-content',
  id: 'NEED-199',
  summary: 'List what the office has written',
  method: 'GET',
  path: '/api/office/v1/content/',
  auth: 'staff',
  roles: ['content', 'auditor'],
  query: sent({ kind: v.optional(kind) }),
  answers: { 200: answer(v.object({ pieces: v.array(listed) })), 400: refusal, 401: refusal, 403: refusal },
});

/** One piece. A hotel or trip that nobody has written on is answered with the words of its partner alone; 404 for one that is not sold. */
export const getContent = defineEndpoint({
  name: 'get-content',
  id: 'NEED-200',
  summary: 'Read a piece that the office has written',
  method: 'GET',
  path: '/api/office/v1/content/{kind}/{slug}/',
  auth: 'staff',
  roles: ['content', 'auditor'],
  params: v.object(named),
  answers,
});

/** Saves what is being written; the first saving begins the piece. `revision` is that of the draft that was read, 0 where there was none: 409 `state-conflict` when a colleague has saved meanwhile, 400 `invalid-input` at `slug` for a hotel or trip that is not sold. */
export const saveDraft = defineEndpoint({
  name: 'save-draft',
  id: 'NEED-201',
  summary: 'Save a draft of the office',
  method: 'POST',
  path: '/api/office/v1/content/draft/',
  auth: 'staff',
  roles: ['content'],
  body: sent({ ...named, revision, ...words }),
  answers,
});

/** Publishes the draft, at once or at a time. 400 `invalid-input` at `texts` while a language lacks something, of a hotel or trip while nothing is written at all; 409 when the draft is not the one of `revision`. */
export const publishContent = defineEndpoint({
  name: 'publish-content',
  id: 'NEED-202',
  summary: 'Publish a draft of the office',
  method: 'POST',
  path: '/api/office/v1/content/publish/',
  auth: 'staff',
  roles: ['content'],
  body: sent({ ...named, revision, at: v.nullable(instant), reason: officeText }),
  answers,
});

/** Takes a piece away from customers; its versions stay. of a hotel or trip they read what its partner says. 400 `invalid-input` at `kind` for a written page: the shop cannot do without it. */
export const retireContent = defineEndpoint({
  name: 'retire-content',
  id: 'NEED-203',
  summary: 'Take a piece away from customers',
  method: 'POST',
  path: '/api/office/v1/content/retire/',
  auth: 'staff',
  roles: ['content'],
  body: sent({ ...named, reason: officeText }),
  answers,
});

/** Makes an earlier version the draft, in place of the one that is there; nothing is published by it. */
export const restoreContent = defineEndpoint({
  name: 'restore-content',
  id: 'NEED-204',
  summary: 'Take an earlier version up as the draft',
  method: 'POST',
  path: '/api/office/v1/content/restore/',
  auth: 'staff',
  roles: ['content'],
  body: sent({ ...named, version: wholeNumber(1, 999_999_999_999) }),
  answers,
});
