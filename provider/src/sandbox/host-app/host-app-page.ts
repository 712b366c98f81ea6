import { bankDocument, escapeHtml } from '../bank/bank-reply.ts';
import type { BankLanguage } from '../bank/bank-page-texts.ts';
import { hostAppPeople } from './host-app-people.ts';
import { hostAppTexts } from './host-app-texts.ts';

/** The app's own page: who is signed in, and how the mini-app opens. No script: each button posts the form. */
export function hostAppPage(language: BankLanguage): string {
  const t = hostAppTexts[language];
  const other = language === 'mn' ? 'en' : 'mn';
  const people = hostAppPeople.map(({ id, lastName, firstName, mobileNumber }) => {
    const name = `${lastName} ${firstName}${mobileNumber === '' ? ` (${t.noPhone})` : ''}`;
    return `<form method="post" action="/sandbox/host-app?lang=${language}" aria-label="${escapeHtml(name)}">
<h3>${escapeHtml(name)}</h3><input type="hidden" name="person" value="${id}">
<button name="as" value="frame">${t.frame}</button><button name="as" value="view">${t.view}</button></form>`;
  });
  return bankDocument(
    language,
    t.title,
    `<header><p class="bank">${t.title}</p><a href="/sandbox/host-app?lang=${other}" lang="${other}" hreflang="${other}">${t.other}</a></header>
<p class="note">${t.sandbox}</p>
<section aria-labelledby="who"><h2 id="who">${t.who}</h2>${people.join('')}</section>
<p><a href="/${language}?host_token=">${t.leave}</a></p>`,
  );
}

/** The mini-app inside the app, at an address of the shop. */
export function framePage(language: BankLanguage, address: string): string {
  const t = hostAppTexts[language];
  return bankDocument(
    language,
    t.title,
    `<header><p class="bank">${t.title}</p><a href="/sandbox/host-app?lang=${language}">${t.back}</a></header>
<iframe src="${escapeHtml(address)}" title="${t.app}" width="390" height="760" referrerpolicy="origin"></iframe>`,
  );
}
