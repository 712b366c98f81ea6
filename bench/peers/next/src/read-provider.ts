interface Answer<R> {
  readonly status_code: number;
  readonly result: R;
}

/** A public read of the provider, in Mongolian. Throws on any other answer than 200. */
export async function readProvider<R>(url: string, { keptForSeconds = 0 } = {}): Promise<Answer<R>> {
  const answer = await fetch(process.env.PROVIDER_URL + url, {
    headers: { accept: 'application/json', 'accept-language': 'mn' },
    ...(keptForSeconds > 0 ? { next: { revalidate: keptForSeconds } } : { cache: 'no-store' }),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
