/** A call to the provider; anything but the wanted status ends the bench with what the provider said. */
export async function call<T>(
  url: string,
  path: string,
  options: { token?: string; body?: unknown; status?: number[]; headers?: Record<string, string> } = {},
): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': 'mn',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const answer = (await response.json()) as T & { status_code: number; message: string };
  if (!(options.status ?? [200]).includes(answer.status_code))
    throw new Error(`${path}: ${answer.status_code} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer;
}

/** The code in the newest message to this address. */
export async function codeOf(url: string, email: string): Promise<string> {
  const outbox = await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const { messages } = (await outbox.json()) as { messages: { code: string | null }[] };
  const code = messages[0]?.code;
  if (!code) throw new Error(`no code for ${email}`);
  return code;
}

/** Registers a customer through the outbox and returns a session token. */
export async function registerCustomer(url: string, index: number): Promise<string> {
  const email = `bench-${index}@example.mn`;
  await call(url, '/api/user/v1/send_verify_code/', { body: { email, purpose: 'register' } });
  const code = await codeOf(url, email);
  const answer = await call<{ result: { token: string } }>(url, '/api/user/v1/register/', {
    body: { email, first_name: 'BENCH', last_name: 'LOAD', password: `long-enough-${index}-phrase`, verify_code: code },
  });
  return answer.result.token;
}
