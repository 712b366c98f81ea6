import type { BootDocument } from '../../remotes/boot-document.ts';

/** Which shop a request sees: the mini-app by its cookie alone (PERSIST-04). */
export function modeOf(cookies: ReadonlyMap<string, string>): BootDocument['mode'] {
  return cookies.get('mini_app') === 'emongolia' ? 'emongolia' : 'web';
}
