import { bankPageTexts, type BankLanguage } from './bank-page-texts.ts';
import { tugrik } from '../../commerce/payments/sandbox-amount.ts';
import { bankDocument, bankHeader, clockTime, escapeHtml } from './bank-reply.ts';
import type { SandboxTransfer } from './transfer-store.ts';

export interface TransferPage {
  readonly language: BankLanguage;
  readonly account: { readonly number: string; readonly name: string };
  readonly purpose: string;
  readonly amount: string;
  readonly transfers: readonly SandboxTransfer[];
}

/** The page that plays a customer's internet bank. No script: every button posts a form. */
export function transferPage({ language, account, purpose, amount, transfers }: TransferPage): string {
  const t = bankPageTexts[language];
  const address = (to: BankLanguage) =>
    `/sandbox/transfer?${new URLSearchParams({ purpose, amount, lang: to }).toString()}`;
  return bankDocument(
    language,
    t.transfer.title,
    `${bankHeader(language, address)}
<section aria-labelledby="to">
<h1 id="to">${t.transfer.title}</h1>
<dl>
<div><dt>${t.transfer.account}</dt><dd class="mono">${escapeHtml(account.number)}</dd></div>
<div><dt>${t.transfer.receiver}</dt><dd>${escapeHtml(account.name)}</dd></div>
</dl>
</section>
<form method="post" action="/sandbox/transfer?lang=${language}">
<input type="hidden" name="action" value="send">
<label for="amount">${t.transfer.amount}</label><input id="amount" name="amount" inputmode="numeric" pattern="[0-9]{1,9}" required value="${escapeHtml(amount)}">
<label for="purpose">${t.purpose}</label><input id="purpose" name="purpose" maxlength="140" value="${escapeHtml(purpose)}">
<button class="primary">${t.transfer.send}</button>
</form>
<form method="post" action="/sandbox/transfer?lang=${language}"><input type="hidden" name="action" value="notify"><p class="hint">${t.transfer.notifyHint}</p><button>${t.transfer.notify}</button></form>
${history(transfers, language)}`,
  );
}

function history(transfers: readonly SandboxTransfer[], language: BankLanguage): string {
  if (transfers.length === 0) return '';
  const rows = transfers.map(
    ({ amount, purpose, created_at }) =>
      `<li><time datetime="${new Date(created_at).toISOString()}">${clockTime(created_at)}</time><span>${escapeHtml(purpose)}</span><b>${tugrik(amount)}</b></li>`,
  );
  return `<section aria-labelledby="history"><h2 id="history">${bankPageTexts[language].history}</h2><ul>${rows.join('')}</ul></section>`;
}
