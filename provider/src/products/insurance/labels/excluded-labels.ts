import type { Locale } from '@aylal/domain/language';
import type { ExcludedRisk } from './risk-codes.ts';

/** What is not paid for, by name (INS-01). */
export const excludedLabels: Readonly<Record<ExcludedRisk, Readonly<Record<Locale, string>>>> = {
  chronic: {
    mn: 'Урьд нь байсан архаг өвчин (амь аврахаас бусад)',
    en: 'Illness known before the trip, except to save life',
    ru: 'Болезни, известные до поездки, кроме спасения жизни',
    zh: '出行前已患疾病（抢救除外）',
    ko: '여행 전부터 앓던 질병 (생명을 구하는 처치 제외)',
    ja: '旅行前からの病気（救命処置を除く）',
  },
  planned: {
    mn: 'Төлөвлөсөн эмчилгээ, шинжилгээ',
    en: 'Planned treatment and check-ups',
    ru: 'Плановое лечение и обследование',
    zh: '计划内的治疗和体检',
    ko: '계획된 치료와 검진',
    ja: '予定された治療・検診',
  },
  alcohol: {
    mn: 'Согтуу, мансуурсан үед гарсан осол',
    en: 'Accidents under alcohol or drugs',
    ru: 'Случаи в состоянии опьянения',
    zh: '饮酒或吸毒状态下的事故',
    ko: '음주·약물 상태의 사고',
    ja: '飲酒・薬物による事故',
  },
  sport: {
    mn: 'Цана, уулчлал, шумбах зэрэг эрсдэлтэй спорт',
    en: 'Risky sports: skiing, climbing, diving',
    ru: 'Рискованный спорт: лыжи, альпинизм, дайвинг',
    zh: '高风险运动：滑雪、攀岩、潜水',
    ko: '위험 스포츠: 스키, 등반, 다이빙',
    ja: '危険なスポーツ：スキー、登攀、ダイビング',
  },
  'professional-sport': {
    mn: 'Мэргэжлийн спорт, тэмцээн уралдаан',
    en: 'Professional sport and competitions',
    ru: 'Профессиональный спорт и соревнования',
    zh: '职业运动和比赛',
    ko: '프로 스포츠와 대회 참가',
    ja: 'プロスポーツ・競技会',
  },
  pregnancy: {
    mn: 'Жирэмсний 24 долоо хоногоос хойшхи тусламж',
    en: 'Pregnancy from the 24th week on',
    ru: 'Беременность с 24-й недели',
    zh: '怀孕满 24 周后的相关费用',
    ko: '임신 24주 이후',
    ja: '妊娠24週以降',
  },
  'self-harm': {
    mn: 'Санаатай учруулсан гэмтэл, хууль зөрчсөн үйлдэл',
    en: 'Harm done on purpose, breaking the law',
    ru: 'Умышленный вред и нарушение закона',
    zh: '故意伤害和违法行为',
    ko: '고의적인 손해와 위법 행위',
    ja: '故意の損害・違法行為',
  },
  war: {
    mn: 'Дайн, үймээн, цөмийн аюул',
    en: 'War, unrest, nuclear events',
    ru: 'Война, беспорядки, ядерные события',
    zh: '战争、骚乱、核事故',
    ko: '전쟁, 소요, 핵 사고',
    ja: '戦争・暴動・核事故',
  },
  unattended: {
    mn: 'Хараа хяналтгүй орхисон эд зүйл',
    en: 'Things left unattended',
    ru: 'Вещи, оставленные без присмотра',
    zh: '无人看管的物品',
    ko: '방치한 소지품',
    ja: '放置した持ち物',
  },
};
