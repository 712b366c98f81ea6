import * as v from 'valibot';
import { readLimited } from '../sources/http-reader.ts';
import { isSecureAddress } from './secure-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;
const answered = v.object({ value: v.string() });

/** The pipeline gave no ID token; the message says what it has to be set up with. */
export class NoIdToken extends Error {}

/** The ID token of the pipeline that this runs in: `AYLAL_ID_TOKEN` (GitLab and others), or what GitHub's runner answers. Throws `NoIdToken`. */
export async function readIdToken(env: Environment, audience: string, fetch: typeof globalThis.fetch): Promise<string> {
  const given = env['AYLAL_ID_TOKEN']?.trim();
  if (given) return given;
  const [address, bearer] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  if (!address || !bearer)
    throw new NoIdToken(
      '--oidc needs an ID token: on GitHub the job has "permissions: id-token: write", on GitLab "id_tokens: AYLAL_ID_TOKEN", elsewhere set AYLAL_ID_TOKEN',
    );
  if (!isSecureAddress(address)) throw new NoIdToken('ACTIONS_ID_TOKEN_REQUEST_URL is no https address');
  const asked = new URL(address);
  asked.searchParams.set('audience', audience);
  const answer = await fetch(asked, {
    headers: { authorization: `bearer ${bearer}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => {
    throw new NoIdToken(`the runner gave no ID token (${error.message}); run the job again`);
  });
  if (!answer.ok) throw new NoIdToken(`the runner answered ${answer.status} to the question for an ID token`);
  const text = Buffer.from(await readLimited(answer, 'the ID token', 64 * 1024)).toString('utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answered), text);
  if (!parsed.success) throw new NoIdToken('the runner did not answer with an ID token');
  return parsed.output.value;
}
