import { redirect as routerRedirect } from 'react-router';
import type { LoaderArgs } from './remote-module.ts';

/** Thrown by a loader: goes to another page of ours instead, in the language of the address. */
export function redirect({ url }: Pick<LoaderArgs, 'url'>, to: string): Response {
  const language = url.pathname.split('/')[1] ?? 'mn';
  return routerRedirect(`/${language}${to}`);
}
