import { foldPlaceName } from '@aylal/domain/language';

/** Beginnings of words that people use for one matter, in every language of the shop: the articles name it by one of them only. */
const matters: readonly (readonly string[])[] = [
  [
    'буцаа',
    'цуцла',
    'refund',
    'return',
    'cancel',
    'money back',
    'возвра',
    'верну',
    'отмен',
    '退',
    '取消',
    '払い戻',
    '返金',
    'キャンセル',
    '환불',
    '취소',
  ],
  [
    'соли',
    'өөрчл',
    'хойшлу',
    'change',
    'reschedul',
    'поменя',
    'перенес',
    'измен',
    '更改',
    '改签',
    '変更',
    '변경',
    '바꾸',
    '바꿀',
  ],
  ['тээш', 'ачаа', 'baggage', 'luggage', 'suitcase', 'багаж', 'чемодан', '行李', '荷物', '수하물', '짐'],
  ['баримт', 'receipt', 'invoice', 'vat', 'чек', 'квитанц', '收据', '发票', '税票', '領収', 'レシート', '영수증'],
  [
    'хэсэгчл',
    'хуваа',
    'зээл',
    'instalment',
    'installment',
    'loan',
    'частями',
    'рассроч',
    'кредит',
    '分期',
    '分割',
    '할부',
    '나누어',
  ],
].map((terms) => terms.map(foldPlaceName));

/** A folded word of a search with the other words for what it means; a word that is typed halfway counts from its fourth letter on. */
export function synonymsOf(word: string): readonly string[] {
  const means = (other: string) => word.startsWith(other) || (word.length >= 4 && other.startsWith(word));
  return [word, ...matters.filter((terms) => terms.some(means)).flat()];
}
