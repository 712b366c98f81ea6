import type { Submit, SubmitAnswer } from '@aylal/shell';
import { createTestServices, type TestServicesOptions } from './create-test-services.ts';

export interface PostedTo extends TestServicesOptions {
  /** The address of the page, with language. */
  at: string;
  params?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
}

/** Posts a form to a page as a browser without scripts does: the address that it leads to, or its answer. */
export async function postForm(
  submit: Submit,
  { at, params = {}, fields = {}, ...options }: PostedTo,
): Promise<{ leadsTo?: string; answer?: SubmitAnswer }> {
  const { services } = await createTestServices(options);
  const url = new URL(at, 'http://page.invalid');
  try {
    return { answer: await submit({ params, url, services, fields: new URLSearchParams(fields) }) };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { leadsTo: error.headers.get('location') ?? '' };
  }
}
