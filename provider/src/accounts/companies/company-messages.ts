import type { Locale } from '@aylal/domain/language';

/** What is said of a number that no company has (ERR-37). */
export const noSuchCompany: Readonly<Record<Locale, string>> = {
  mn: 'Байгууллагын мэдээлэл олдсонгүй',
  en: 'The company was not found',
  zh: '未找到该公司',
  ru: 'Организация не найдена',
  ko: '회사 정보를 찾을 수 없습니다',
  ja: '会社が見つかりませんでした',
};
