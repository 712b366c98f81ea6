import type { Money } from '@aylal/domain/money';
import { bankPageTexts, type BankLanguage } from './bank-page-texts.ts';
import { tugrik } from '../../commerce/payments/sandbox-amount.ts';
import { bankDocument, bankHeader, clockTime, escapeHtml } from './bank-reply.ts';
import type { SandboxInvoice } from './sandbox-bank-store.ts';

export interface BankPage {
  readonly invoice: SandboxInvoice;
  readonly language: BankLanguage;
  /** Path of the page itself, which the forms post to. */
  readonly path: string;
}

/** What is paid of an invoice, refused tries aside. */
export function paidOf(invoice: SandboxInvoice): Money {
  return invoice.payments.filter(({ status }) => status === 'PAID').reduce((sum, { amount }) => sum + amount, 0);
}

/** The page that plays the bank app. No script: every button posts a form. */
export function bankPage({ invoice, language, path }: BankPage): string {
  const t = bankPageTexts[language];
  const paid = paidOf(invoice);
  const rest = Math.max(invoice.amount - paid, 0);
  const state = stateOf(invoice, paid);
  const action = `${path}?lang=${language}`;
  return bankDocument(
    language,
    `${t.title} · ${tugrik(invoice.amount)}`,
    `${bankHeader(language, (to) => `${path}?lang=${to}`)}
<section aria-labelledby="amount">
<p class="merchant">${t.merchant}</p>
<h1 id="amount">${tugrik(invoice.amount)}</h1>
<p class="state ${state}" role="status">${t.states[state]}</p>
<dl>
<div><dt>${t.purpose}</dt><dd>${escapeHtml(invoice.description)}</dd></div>
<div><dt>${t.invoice}</dt><dd class="mono">${escapeHtml(invoice.sender_invoice_no)}</dd></div>
<div><dt>${t.paid}</dt><dd>${tugrik(paid)}</dd></div>
<div><dt>${t.rest}</dt><dd>${tugrik(rest)}</dd></div>
</dl>
</section>
${state === 'open' || state === 'part' ? openForms(action, rest, invoice, language) : endedForms(action, invoice, language)}
${history(invoice, language)}`,
  );
}

function openForms(action: string, rest: Money, invoice: SandboxInvoice, language: BankLanguage): string {
  const t = bankPageTexts[language];
  const cancel = `<form method="post" action="${action}"><input type="hidden" name="action" value="cancel"><button class="quiet">${t.cancel}</button></form>`;
  return `<form method="post" action="${action}"><input type="hidden" name="action" value="pay"><button class="primary">${t.pay(tugrik(rest))}</button></form>
<form method="post" action="${action}"><input type="hidden" name="action" value="part"><label for="part">${t.partLabel}</label>
<div class="row"><input id="part" name="amount" inputmode="numeric" pattern="[0-9]{1,9}" required value="${Math.max(Math.floor(rest / 2), 1)}"><button>${t.part}</button></div></form>
<form method="post" action="${action}"><input type="hidden" name="action" value="refuse"><button class="quiet">${t.refuse}</button></form>
${invoice.return_url === '' ? '' : cancel}`;
}

/** QPay takes money as often as somebody sends it; the others once: a card page leads back, a wallet can tell of it again. */
function endedForms(action: string, { partner, amount, return_url }: SandboxInvoice, language: BankLanguage): string {
  const t = bankPageTexts[language];
  if (return_url !== '') return `<p><a href="${escapeHtml(return_url)}">${t.back}</a></p>`;
  if (partner !== 'qpay')
    return `<form method="post" action="${action}"><input type="hidden" name="action" value="notify"><p class="hint">${t.transfer.notifyHint}</p><button>${t.transfer.notify}</button></form>`;
  return `<form method="post" action="${action}"><input type="hidden" name="action" value="again"><p class="hint">${t.againHint}</p><button>${t.again(tugrik(amount))}</button></form>`;
}

function history(invoice: SandboxInvoice, language: BankLanguage): string {
  const t = bankPageTexts[language];
  if (invoice.payments.length === 0) return '';
  const rows = invoice.payments.map(
    ({ amount, status, created_at }) =>
      `<li><time datetime="${new Date(created_at).toISOString()}">${clockTime(created_at)}</time><span>${t.results[status]}</span><b>${tugrik(amount)}</b></li>`,
  );
  return `<section aria-labelledby="history"><h2 id="history">${t.history}</h2><ul>${rows.join('')}</ul></section>`;
}

function stateOf(invoice: SandboxInvoice, paid: Money): 'open' | 'part' | 'paid' | 'cancelled' {
  if (paid >= invoice.amount || (invoice.partner !== 'qpay' && paid > 0)) return 'paid';
  if (invoice.status === 'CANCELED') return 'cancelled';
  return paid > 0 ? 'part' : 'open';
}
