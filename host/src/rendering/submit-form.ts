import { ApiError } from '@aylal/api';
import { setSuffix, type PageForm, type PostedForm, type RemoteModule } from '@aylal/shell';
import { createServices, type Environment } from '../app/create-services.ts';
import { hostSubmit } from '../requests/submit-host-form.ts';
import { LeftToBrowser, type OwnPage, type RenderRequest } from './render-request.ts';

/** Fields that no page shows again. */
const secret = /(^|[._])(password|pin|verify_code)$|^code$/;

const shownFields = (posted: PostedForm['fields']) => posted.filter(([name]) => !secret.test(name));

/** Does what was posted to a page of its visitor, if anything was: either it leads to another address, or these are the forms of the page. */
export async function submitForm(
  order: RenderRequest,
  own: OwnPage,
  remoteModules: Readonly<Record<string, RemoteModule>>,
  around: Environment,
): Promise<
  { readonly leadsTo: string; readonly form?: never } | { readonly leadsTo?: never; readonly form: PageForm }
> {
  const { origin, formKey, nextKey, posted, user, remote, pattern, params } = own;
  if (!posted) return { form: { origin, key: nextKey, posted: null } };
  // One traveller more, or less: nothing is sent yet.
  if (posted.some(([name]) => name.endsWith(setSuffix)))
    return { form: { origin, key: formKey, posted: { fields: shownFields(posted), answer: {} } } };
  const fields = new URLSearchParams(posted.map(([name, value]) => [name, value]));
  const opened = await remoteModules[remote]?.routes[pattern]?.();
  const submit = hostSubmit(fields) ?? (await opened?.screen.submit?.())?.submit;
  if (!submit) throw new Error(`${remote} takes no form at ${pattern}`);
  const boot = { ...order.boot, rendered: { at: order.at, parts: order.parts, user } };
  const { services } = createServices({ ...around, boot });
  const url = new URL(order.address, 'http://page.invalid');
  try {
    const answer = await submit({ params, url, services, fields });
    return {
      form: { origin, key: answer.unknown ? formKey : nextKey, posted: { fields: shownFields(posted), answer } },
    };
  } catch (error) {
    // What the provider refuses, or does not answer, is no fault of the release.
    if (error instanceof ApiError) throw new LeftToBrowser(`a form was not done: ${error.message}`);
    if (!(error instanceof Response)) throw error;
    return { leadsTo: error.headers.get('location') ?? order.address };
  } finally {
    services.queryClient.clear();
  }
}
