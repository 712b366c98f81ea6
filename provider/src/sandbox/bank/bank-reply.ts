import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { formatAtHome } from '@aylal/domain/calendar';
import { localeOf } from '../../platform/http/locale-of.ts';
import { bankPageStyle } from './bank-page-style.ts';
import { bankPageTexts, type BankLanguage } from './bank-page-texts.ts';

const styleHash = createHash('sha256').update(bankPageStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Plain forms, on these pages only: nothing here is ours to protect (SEC-6 is about our own API). */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A page of the sandbox's bank: it may show itself and send its own forms; `more` is a directive of what else it may. */
export function sendBankPage(reply: FastifyReply, status: number, page: string, more?: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', more === undefined ? policy : `${policy}; ${more}`)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page);
}

export function languageOf(request: FastifyRequest): BankLanguage {
  const wanted = /[?&]lang=(mn|en)(&|$)/.exec(request.url)?.[1] ?? localeOf(request.headers['accept-language']);
  return wanted === 'mn' ? 'mn' : 'en';
}

/** One sentence as a page. */
export function bankNotice(language: BankLanguage, sentence: string): string {
  return bankDocument(language, bankPageTexts[language].title, `<section role="alert"><p>${sentence}</p></section>`);
}

/** The frame of every page of the sandbox's bank; `body` is HTML already. */
export function bankDocument(language: BankLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
<style>${bankPageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
}

/** The bank's name, and the same page in the other language. */
export function bankHeader(language: BankLanguage, address: (language: BankLanguage) => string): string {
  const t = bankPageTexts[language];
  const other = language === 'mn' ? 'en' : 'mn';
  return `<header><p class="bank">${t.bank}</p><a href="${escapeHtml(address(other))}" lang="${other}" hreflang="${other}">${bankPageTexts[other].languageName}</a></header>
<p class="note">${t.sandbox}</p>`;
}

export function clockTime(at: number): string {
  return formatAtHome(at, 'HH:mm');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
