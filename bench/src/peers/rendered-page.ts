/** A page as the product's server answers it: what the other peers show alike. */
export interface RenderedPage {
  readonly path: string;
  readonly html: string;
  /** The headers that every page of the product has, but for what names its scripts. */
  readonly headers: Readonly<Record<string, string>>;
}

const own =
  /^(content-(type|length|encoding|security-policy)|transfer-encoding|set-cookie|date|connection|keep-alive|vary)$/;

/** Asks until the answer is rendered: the first pages after a start are left to browsers. Throws when that does not change. */
export async function readRenderedPage(product: string, address: string): Promise<RenderedPage> {
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await fetch(product + address);
    const html = await answer.text();
    if (answer.ok && !html.includes('<div id="root"></div>')) {
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.test(name)));
      return { path: new URL(product + address).pathname, html, headers };
    }
    await new Promise((wait) => setTimeout(wait, 1000));
  }
  throw new Error(`the product's server does not render ${address}`);
}
