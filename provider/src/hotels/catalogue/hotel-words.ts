/** Words of names, Mongolian and Latin. */
export const mongolianNames = [
  ['Тэнгэр', 'Tenger'],
  ['Сэлбэ', 'Selbe'],
  ['Богд Уул', 'Bogd Uul'],
  ['Туул', 'Tuul'],
  ['Хан Хэнтий', 'Khan Khentii'],
  ['Их Тэнгэр', 'Ikh Tenger'],
  ['Хүрээ', 'Khuree'],
  ['Наран', 'Naran'],
  ['Сарнай', 'Sarnai'],
  ['Орхон', 'Orkhon'],
  ['Сэлэнгэ', 'Selenge'],
  ['Хангай', 'Khangai'],
  ['Алтай', 'Altai'],
  ['Говь', 'Gobi'],
  ['Жаргалант', 'Jargalant'],
  ['Цэнхэр', 'Tsenkher'],
  ['Гурван Сайхан', 'Gurvan Saikhan'],
  ['Дөрвөн Уул', 'Durvun Uul'],
  ['Хөх Нуур', 'Khukh Nuur'],
  ['Мандал', 'Mandal'],
  ['Уянга', 'Uyanga'],
  ['Өлзий', 'Ulzii'],
  ['Талын Салхи', 'Talyn Salkhi'],
  ['Шинэ Зам', 'Shine Zam'],
  ['Алтан Гадас', 'Altan Gadas'],
  ['Цагаан Суварга', 'Tsagaan Suvarga'],
] as const;

export const mongolianKinds = [
  ['Плаза', 'Plaza'],
  ['Гарден', 'Garden'],
  ['Сьютс', 'Suites'],
  ['зочид буудал', 'Hotel'],
  ['Инн', 'Inn'],
  ['Бутик', 'Boutique'],
  ['Палас', 'Palace'],
  ['Парк', 'Park'],
  ['Резиденс', 'Residence'],
  ['Лодж', 'Lodge'],
  ['Риверсайд', 'Riverside'],
  ['Хостел', 'Hostel'],
] as const;

export const foreignNames = [
  'Harbour',
  'Central',
  'Old Town',
  'Riverside',
  'Garden',
  'Lantern',
  'Station',
  'Morning',
  'Silver',
  'Maple',
  'Blue Gate',
  'Courtyard',
] as const;

export const foreignKinds = ['Hotel', 'Suites', 'Inn', 'Residence', 'House', 'Plaza', 'Lodge', 'Hostel'] as const;

/** Districts of Ulaanbaatar. */
export const capitalDistricts = [
  ['Сүхбаатар дүүрэг', 'Sükhbaatar District'],
  ['Чингэлтэй дүүрэг', 'Chingeltei District'],
  ['Хан-Уул дүүрэг', 'Khan-Uul District'],
  ['Баянзүрх дүүрэг', 'Bayanzürkh District'],
  ['Баянгол дүүрэг', 'Bayangol District'],
] as const;

export const mongolianStreets = [
  ['Энхтайвны өргөн чөлөө', 'Peace Avenue'],
  ['Чингисийн өргөн чөлөө', 'Chinggis Avenue'],
  ['Сөүлийн гудамж', 'Seoul Street'],
  ['Их тойруу', 'Ikh Toiruu'],
  ['Бага тойруу', 'Baga Toiruu'],
  ['Төв гудамж', 'Central Street'],
] as const;

export const foreignStreets = [
  'Station Road',
  'Market Street',
  'River Street',
  'Park Lane',
  'Museum Street',
  'Hill Road',
] as const;
