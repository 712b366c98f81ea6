import * as v from 'valibot';
import { channelName } from '../documents/channel-document.ts';
import { remoteId } from '../documents/release-record.ts';
import { shellName } from '../registry/shell-record.ts';

/** Small letters, digits and hyphens: it is in a cookie and in the address of a boot document. */
export const profileName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));

const listed = (name: v.GenericSchema<string>) =>
  v.exactOptional(v.pipe(v.array(name), v.minLength(1), v.maxLength(500), v.readonly()));
const partName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** What a profile shows and of what; where a list is missing, everything of its kind. Patterns of routes, ids of menu entries, panels and slots, views of dialogs. */
const shows = v.object({
  remotes: listed(remoteId),
  routes: listed(partName),
  navigation: listed(partName),
  dialogs: listed(partName),
  panels: listed(partName),
  slots: listed(partName),
});

/** Which shop a visitor sees: the whole one, the reduced one of a mini-app, or that of a partner. */
export const profile = v.object({
  name: profileName,
  /** The channel of its releases and shares; null for the one that a host is started with. */
  channel: v.nullable(channelName),
  /** The mode whose parts of each descriptor it takes. */
  mode: profileName,
  shows: v.exactOptional(shows),
  /** The shell whose hosts serve it: releases are asked to run in that one. */
  shell: shellName,
  /** How a host draws its own frame: `web` with menus and footer, `mini-app` with a row of entries, `office` for the people behind the shop. */
  layout: v.picklist(['web', 'mini-app', 'office']),
  /** What it declares itself to be, for rules that depend on it: `payments: emongolia` is paid by the loan of e-Mongolia too. */
  traits: v.exactOptional(v.record(profileName, profileName)),
});

/** See `profile`. */
export type Profile = v.InferOutput<typeof profile>;
