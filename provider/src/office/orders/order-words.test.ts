import { createVault } from '../../platform/vault.ts';
import { searchWords, wordsIn, wordsOfOrder } from './order-words.ts';

const vault = createVault('1'.repeat(64));
const REF = 'AYL-4K7P2XQ8';

describe('The words of an order', () => {
  const contact = {
    contact_name: 'Бат-Эрдэнэ Сараа',
    contact_email: 'Saraa@Mail.MN',
    contact_dial_code: '976',
    contact_phone: '9911 2233',
    is_company: false,
    company_register: '',
  };
  const traveller = {
    type: 'adult' as const,
    gender: 'F' as const,
    surname: 'BATBOLD',
    given_name: 'ANUDARI',
    nationality: 'MN',
    masked_document: 'E***67',
    sealed: vault.seal(JSON.stringify({ doc_number: 'E-123 4567' }), `${REF}:0`),
    ticket_number: '289-1234567890',
  };

  it('are its people, their address, phone and documents, its tickets and the supplier’s number', () => {
    const order = { ref_number: REF, contact, travellers: [traveller], confirmation: 'QX7LMN' };
    const words = wordsOfOrder(vault, order);
    for (const word of [
      'бат-эрдэнэ',
      'эрдэнэ',
      'сараа',
      'saraa@mail.mn',
      '99112233',
      'batbold',
      'anudari',
      '2891234567890',
    ])
      expect(words).toContain(word);
    expect(words).toEqual(expect.arrayContaining(['qx7lmn', 'e1234567', '97699112233']));
    expect(new Set(words).size).toBe(words.length);
  });

  it('are none where nothing of a person is left', () => {
    const empty = { ...contact, contact_name: '', contact_email: '', contact_dial_code: '', contact_phone: '' };
    const nobody = { ...traveller, surname: '', given_name: '', sealed: '', ticket_number: null };
    const order = { ref_number: REF, contact: empty, travellers: [nobody], confirmation: null };
    expect(wordsOfOrder(vault, order)).toEqual([]);
  });
});

describe('The words of a search', () => {
  it.each([
    ['  Сараа,  БАТ-эрдэнэ ', ['сараа', 'бат-эрдэнэ']],
    ['+976 9911-2233', ['97699112233']],
    ['9911 2233', ['99112233']],
    ['saraa@mail.mn', ['saraa@mail.mn']],
    ['E-1234567', ['e1234567']],
    ['a', []],
    ['one two three four five six seven', ['one', 'two', 'three', 'four', 'five', 'six']],
  ])('%s are %s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('find a name by each of its parts', () => {
    expect(wordsIn('Бат-Эрдэнэ')).toEqual(expect.arrayContaining(['бат-эрдэнэ', 'бат', 'эрдэнэ']));
  });
});
