import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '@aylal/i18n';
import type { Locale } from '@aylal/domain/language';
import type { DialogView } from '../dialogs/define-dialog.ts';
import type { Services } from '../services/services.ts';
import type { SubmitAnswer } from './posted-form.ts';
import type { ContributedPanel } from './panel-catalogue.ts';
import type { SlotCatalogue, SlotName } from './slot-catalogue.ts';

/** What a loader knows: path parameters, the address, and the services. */
export interface LoaderArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly services: Services;
}

/** A page. `load` parses the address and warms queries without waiting for them; it may throw `redirect(...)` of this package. */
export interface Screen {
  readonly Component: ComponentType;
  /** Message key of the page title in the remote's namespace. */
  readonly title: string;
  readonly load?: (args: LoaderArgs) => unknown;
  /** What a form does that is posted to the page without scripts. Only the host's server asks for it, so no browser loads it. */
  readonly submit?: () => Promise<{ submit: Submit }>;
}

/** What a submit knows: as a loader, and what was posted. `services` are the visitor's own. */
export interface SubmitArgs extends LoaderArgs {
  readonly fields: URLSearchParams;
}

/** Does what was posted. Throws `redirect(...)` where it leads on; otherwise the page is shown again with its answer. */
export type Submit = (args: SubmitArgs) => Promise<SubmitAnswer>;

/** A part that a remote contributes to a place which the shell or another vertical opens: `SlotPart<'order.detail.flight'>` gets what that place hands over. */
export interface SlotPart<N extends SlotName> {
  readonly Component: (props: SlotCatalogue[N]) => ReactNode;
}

/** The one exposed module of a remote, `./remote`: keeps what its descriptor promises. Importing it does nothing. */
export interface RemoteModule {
  readonly id: string;
  readonly routes: Readonly<Record<string, () => Promise<{ screen: Screen }>>>;
  readonly dialogs: Readonly<Record<string, () => Promise<{ view: DialogView<never, never> }>>>;
  readonly panels: Readonly<Record<string, () => Promise<{ Panel: ContributedPanel<never> }>>>;
  readonly slots: Readonly<Record<string, () => Promise<{ part: SlotPart<never> }>>>;
  readonly messages: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;
}

/** Keeps the exact shape of a remote module; keys of `routes` are the descriptor's patterns, of `dialogs` its views, of `slots` its slot ids. */
export function defineRemote(
  remoteModule: Partial<RemoteModule> & Pick<RemoteModule, 'id' | 'messages'>,
): RemoteModule {
  return { routes: {}, dialogs: {}, panels: {}, slots: {}, ...remoteModule };
}
