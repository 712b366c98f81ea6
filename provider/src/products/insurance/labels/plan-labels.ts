import type { Locale } from '@aylal/domain/language';

type Labels = Readonly<Record<Locale, string>>;

/** What each cover is called. A plan without a name here is not on sale. */
export const planTitles: Readonly<Record<string, Labels>> = {
  schengen: {
    mn: 'Шенген визийн даатгал',
    en: 'Schengen visa cover',
    ru: 'Страховка для шенгенской визы',
    zh: '申根签证保险',
    ko: '솅겐 비자 보험',
    ja: 'シェンゲンビザ用保険',
  },
  asia: {
    mn: 'Азийн аялал',
    en: 'Travel in Asia',
    ru: 'Поездка по Азии',
    zh: '亚洲旅行保险',
    ko: '아시아 여행 보험',
    ja: 'アジア旅行保険',
  },
  world: {
    mn: 'Дэлхийн аялал',
    en: 'Travel worldwide',
    ru: 'Поездка по всему миру',
    zh: '全球旅行保险',
    ko: '전 세계 여행 보험',
    ja: '全世界旅行保険',
  },
  mongolia: {
    mn: 'Монгол орноор аялах',
    en: 'Travel in Mongolia',
    ru: 'Поездка по Монголии',
    zh: '蒙古国内旅行保险',
    ko: '몽골 국내 여행 보험',
    ja: 'モンゴル国内旅行保険',
  },
  sport: {
    mn: 'Спорт, адал явдал',
    en: 'Sport and adventure',
    ru: 'Спорт и приключения',
    zh: '运动与探险保险',
    ko: '스포츠·모험 보험',
    ja: 'スポーツ・冒険保険',
  },
};

/** Where covers hold, by name. */
export const territoryNames: Readonly<Record<string, Labels>> = {
  schengen: {
    mn: 'Шенгений 29 орон',
    en: '29 Schengen countries',
    ru: '29 стран Шенгена',
    zh: '申根 29 国',
    ko: '솅겐 29개국',
    ja: 'シェンゲン29か国',
  },
  asia: { mn: 'Ази', en: 'Asia', ru: 'Азия', zh: '亚洲', ko: '아시아', ja: 'アジア' },
  world: { mn: 'Дэлхий даяар', en: 'Worldwide', ru: 'Весь мир', zh: '全球', ko: '전 세계', ja: '全世界' },
  mongolia: { mn: 'Монгол Улс', en: 'Mongolia', ru: 'Монголия', zh: '蒙古国', ko: '몽골', ja: 'モンゴル' },
};
