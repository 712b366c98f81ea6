import type { BankLanguage } from '../bank/bank-page-texts.ts';
import { bankDocument, escapeHtml } from '../bank/bank-reply.ts';
import { servicesOf, cardService } from '../../accounts/identity/dan-scope.ts';
import { danPageTexts } from './dan-page-texts.ts';
import { sandboxCitizens } from './sandbox-citizens.ts';

/** What a consent page is asked with, and hands on to its answer. */
export interface ConsentQuery {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string;
}

/** Where a customer agrees, as one of the sandbox's citizens, or refuses. No script: each button posts the form. */
export function danPage(query: ConsentQuery, language: BankLanguage): string {
  const t = danPageTexts[language];
  const other = language === 'mn' ? 'en' : 'mn';
  const services = servicesOf(query.scope).map(
    (service) => `<li>${service === cardService ? t.services.card : t.services.passport}</li>`,
  );
  const hidden = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const people = sandboxCitizens.map(({ id, lastname, firstname, passport }) => {
    const name = `${lastname} ${firstname}${passport ? '' : ` (${t.noPassport})`}`;
    return `<button name="person" value="${id}">${t.agree}: ${escapeHtml(name)}</button>`;
  });
  const again = new URLSearchParams({ ...query, lang: other }).toString();
  return bankDocument(
    language,
    t.title,
    `<header><p class="bank">${t.title}</p><a href="/sandbox/dan/authorize?${escapeHtml(again)}" lang="${other}" hreflang="${other}">${t.other}</a></header>
<p class="note">${t.sandbox}</p>
<section><p>${t.asks}</p><ul>${services.join('')}</ul></section>
<section aria-labelledby="who"><h2 id="who">${t.who}</h2>
<form method="post" action="/sandbox/dan/authorize">${hidden.join('')}${people.join('')}<button class="quiet" name="person" value="">${t.refuse}</button></form></section>`,
  );
}
