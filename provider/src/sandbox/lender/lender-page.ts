import { homeDate } from '@aylal/domain/calendar';
import { lendOffer } from '@aylal/domain/payments';
import { type BankLanguage } from '../bank/bank-page-texts.ts';
import { tugrik } from '../../commerce/payments/sandbox-amount.ts';
import { bankDocument, bankHeader, escapeHtml } from '../bank/bank-reply.ts';
import { lenderPageTexts } from './lender-page-texts.ts';
import type { SandboxLoan } from './lender-store.ts';

/** The page on which a customer confirms a loan, or on which the lender refuses it. No script: every button posts a form. */
export function lenderPage(loan: SandboxLoan, language: BankLanguage): string {
  const t = lenderPageTexts[language];
  const offer = lendOffer(loan.amount, homeDate(loan.created_at));
  const rows = (offer?.instalments ?? []).map(
    ({ deadline_date, percent, amount }) =>
      `<li><time datetime="${deadline_date}">${deadline_date}</time><span>${percent}%</span><b>${tugrik(amount)}</b></li>`,
  );
  return bankDocument(
    language,
    t.title,
    `${bankHeader(language, (to) => `/sandbox/loan/${loan.id}?lang=${to}`)}
<section aria-labelledby="loan">
<h1 id="loan">${t.title}</h1>
<p role="status">${t.states[loan.status]}</p>
<dl>
<div><dt>${t.order}</dt><dd class="mono">${escapeHtml(loan.order_ref)}</dd></div>
<div><dt>${t.price}</dt><dd>${tugrik(loan.amount)}</dd></div>
<div><dt>${t.loan}</dt><dd>${tugrik(offer?.one_time_payment ?? loan.amount)}</dd></div>
</dl>
</section>
<section aria-labelledby="steps"><h2 id="steps">${t.steps}</h2><ul>${rows.join('')}</ul></section>
${actions(loan, language)}`,
  );
}

function actions({ id, status }: SandboxLoan, language: BankLanguage): string {
  const t = lenderPageTexts[language];
  const form = (action: string, label: string, kind = '', hint = '') =>
    `<form method="post" action="/sandbox/loan/${id}?lang=${language}"><input type="hidden" name="action" value="${action}">${hint && `<p class="hint">${hint}</p>`}<button${kind && ` class="${kind}"`}>${label}</button></form>`;
  if (status === 'offered') return form('confirm', t.confirm, 'primary') + form('refuse', t.refuse, 'quiet');
  if (status === 'paid-out') return form('notify', t.notify, '', t.notifyHint) + form('again', t.again);
  return '';
}
