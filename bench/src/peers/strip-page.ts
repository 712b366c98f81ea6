/** A rendered page of the product without anything that only its scripts need: no script, no preload of one, no data for them, no marks of React's. */
export function stripPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/<!--(?:(?!-->)[\s\S])*-->/g, '');
}

/** What the product's page carries for its scripts under this id, parsed. Throws when the page was not rendered by the server. */
export function readDehydrated(html: string, id: string): unknown {
  const text = new RegExp(`<script[^>]*id="${id}"[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1];
  if (!text) throw new Error(`the page carries no ${id}: the server did not render it`);
  return JSON.parse(text);
}
