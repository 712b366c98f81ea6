import { noContact, type Contact } from './contact.ts';
import { dialCodes } from './dial-codes.ts';

/** A contact typed into one field: an e-mail address, a phone of Mongolia, or of `dial_code`, or one that begins with + and its country code. */
export function typedContact(text: string, dial_code = noContact.dial_code): Contact {
  const typed = text.trim();
  if (typed.includes('@')) return { ...noContact, by: 'email', email: typed };
  const phone = typed.replace(/[\s()-]/g, '');
  const abroad = phone.startsWith('+') ? phone.slice(1) : null;
  const code = abroad && dialCodes.filter((one) => abroad.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
  return code
    ? { ...noContact, dial_code: code, phone: abroad.slice(code.length) }
    : { ...noContact, dial_code, phone };
}
