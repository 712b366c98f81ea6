import { defineDescriptor } from '@aylal/shell/descriptor';

/** The office speaks Mongolian and English. */
const inBoth = (mn: string, en: string) => ({ mn, en, zh: en, ru: en, ko: en, ja: en });

/** What the shell knows of the office's work without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-office',
  contract: '^1.22.0',
  owner: { team: 'Office', contact: 'office@teams.aylal.example' },
  modes: ['office'],
  routes: [
    { pattern: '/work', chunk: 'work', noindex: true },
    { pattern: '/orders', chunk: 'orders', noindex: true },
    { pattern: '/orders/:ref', chunk: 'order', noindex: true },
    { pattern: '/money', chunk: 'money', noindex: true },
    { pattern: '/overdue', chunk: 'overdue', noindex: true },
    { pattern: '/figures', chunk: 'figures', noindex: true },
    { pattern: '/content', chunk: 'content', noindex: true },
    { pattern: '/content/:kind/:slug', chunk: 'content-edit', noindex: true },
    { pattern: '/lotteries', chunk: 'lotteries', noindex: true },
    { pattern: '/coupons', chunk: 'coupons', noindex: true },
    { pattern: '/me', chunk: 'me', noindex: true },
    { pattern: '/audit', chunk: 'audit', noindex: true },
  ],
  navigation: [
    {
      id: 'office-work',
      label: inBoth('Ажлын жагсаалт', 'Work list'),
      path: '/work',
      icon: 'bell',
      menu: { group: 'main', order: 10 },
      roles: ['support', 'finance', 'auditor'],
    },
    {
      id: 'office-orders',
      label: inBoth('Захиалга', 'Orders'),
      path: '/orders',
      icon: 'receipt',
      menu: { group: 'main', order: 20 },
      roles: ['support', 'finance', 'auditor'],
    },
    {
      id: 'office-money',
      label: inBoth('Мөнгө', 'Money'),
      path: '/money',
      icon: 'wallet',
      menu: { group: 'main', order: 30 },
      roles: ['finance', 'auditor'],
    },
    {
      id: 'office-overdue',
      label: inBoth('Хэтэрсэн төлбөр', 'Overdue'),
      path: '/overdue',
      icon: 'wallet',
      menu: { group: 'main', order: 32 },
      roles: ['finance', 'auditor'],
    },
    {
      id: 'office-figures',
      label: inBoth('Үзүүлэлт', 'Figures'),
      path: '/figures',
      icon: 'file',
      menu: { group: 'main', order: 35 },
      roles: ['finance', 'auditor'],
    },
    {
      id: 'office-content',
      label: inBoth('Агуулга', 'Content'),
      path: '/content',
      icon: 'file',
      menu: { group: 'main', order: 40 },
      roles: ['content', 'auditor'],
    },
    {
      id: 'office-lotteries',
      label: inBoth('Сугалаа', 'Lotteries'),
      path: '/lotteries',
      icon: 'ticket',
      menu: { group: 'main', order: 45 },
      roles: ['finance', 'content', 'auditor'],
    },
    {
      id: 'office-coupons',
      label: inBoth('Купон', 'Coupons'),
      path: '/coupons',
      icon: 'gift',
      menu: { group: 'main', order: 50 },
      roles: ['content', 'auditor'],
    },
    {
      id: 'office-audit',
      label: inBoth('Үйлдлийн бүртгэл', 'Audit log'),
      path: '/audit',
      icon: 'file',
      menu: { group: 'main', order: 90 },
      roles: ['auditor'],
    },
  ],
  fallback: {
    title: inBoth('Ажлын хэсэг түр ажиллахгүй байна', 'The work list is temporarily unavailable'),
    text: inBoth(
      'Хийгдсэн ажил бүгд хадгалагдсан. Хэдэн минутын дараа дахин оролдоно уу.',
      'Everything that was done is saved. Try again in a few minutes.',
    ),
    links: [],
  },
});
