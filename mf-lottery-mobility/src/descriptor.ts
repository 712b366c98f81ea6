import { defineDescriptor } from '@aylal/shell/descriptor';

/** What the shell knows of games and vehicles without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-lottery-mobility',
  contract: '^1.4.0',
  modes: ['web', 'emongolia'],
  routes: [
    {
      pattern: '/mobility',
      chunk: 'mobility',
      reads: [{ path: '/api/mobility/vehicles/' }],
      server: true,
    },
  ],
  navigation: [
    {
      id: 'mobility',
      label: {
        mn: 'Унадаг тээвэр',
        en: 'Mobility',
        zh: '共享出行',
        ru: 'Прокат',
        ko: '모빌리티',
        ja: 'モビリティ',
      },
      path: '/mobility',
      icon: 'scooter',
      menu: { group: 'more', order: 60 },
      miniApp: 8,
    },
  ],
  dialogs: [{ view: 'GEOLOCATION_VIEW', chunk: 'geolocation' }],
  fallback: {
    title: {
      mn: 'Унадаг тээврийн хэсэг түр амарч байна',
      en: 'Mobility is resting',
      zh: '共享出行页面暂时休息',
      ru: 'Раздел проката отдыхает',
      ko: '모빌리티 서비스가 잠시 쉬고 있습니다',
      ja: 'モビリティは一時お休み中です',
    },
    text: {
      mn: 'Хэдэн минутын дараа дахин оролдоно уу, яаралтай бол 1800 4444 руу залгаарай.',
      en: 'Try again in a few minutes, or call 1800 4444 if it is urgent.',
      zh: '请几分钟后再试，如有急需请拨打 1800 4444。',
      ru: 'Попробуйте через несколько минут, а если срочно, позвоните 1800 4444.',
      ko: '몇 분 뒤 다시 시도해 주세요. 급하시면 1800 4444로 전화해 주세요.',
      ja: '数分後にもう一度お試しください。お急ぎの方は1800 4444へお電話ください。',
    },
    links: [],
  },
});
