import { accountRoutes } from '@aylal/routes';
import { redirect, type LoaderArgs } from '@aylal/shell';
import { identityAnswerKey, type IdentityAnswer } from './identity-answer.ts';

/** Takes what e-Mongolia hands over out of the address, before the page is shown or anybody counts its view. */
export function loadIdentityImport({ url, services }: LoaderArgs): null {
  const { code, state, error } = accountRoutes.identityImport.readSearch(url.searchParams) ?? {};
  const agreed = code !== undefined && state !== undefined;
  if (!agreed && error === undefined) return null;
  const answer: IdentityAnswer = agreed ? { kind: 'agreed', code, state } : { kind: 'refused' };
  services.drafts.write(identityAnswerKey, answer);
  throw redirect({ url }, accountRoutes.identityImport.to());
}
