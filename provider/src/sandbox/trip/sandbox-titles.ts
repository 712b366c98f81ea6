import { labelTable } from './label-table.ts';

/** What the sandbox's trips are called. */
export const titleLabels = labelTable(`
gobi-7-days | Говийн 7 хоног | The Gobi in 7 days | 戈壁7日游 | Гоби за 7 дней | 고비 7일 | ゴビ7日間
khuvsgul-5-days | Хөвсгөл нуур, 5 хоног | Lake Khövsgöl in 5 days | 库苏古尔湖5日游 | Озеро Хубсугул, 5 дней | 홉스골 호수 5일 | フブスグル湖5日間
khuvsgul-ice-4-days | Хөвсгөлийн мөсний баяр | Ice festival on Lake Khövsgöl | 库苏古尔湖冰节 | Ледовый праздник на Хубсугуле | 홉스골 얼음 축제 | フブスグル湖の氷祭り
orkhon-valley-4-days | Орхоны хөндий, 4 хоног | The Orkhon valley in 4 days | 鄂尔浑河谷4日游 | Долина Орхона, 4 дня | 오르홍 계곡 4일 | オルホン渓谷4日間
terkhiin-tsagaan-6-days | Хорго, Тэрхийн цагаан нуур | Khorgo and Terkhiin Tsagaan Lake | 霍尔戈火山与特尔欣查干湖 | Хорго и озеро Тэрхийн-Цагаан | 허르거와 테르힝 차강 호수 | ホルゴとテルヒーン・ツァガーン湖
altai-eagle-festival | Алтайн бүргэдийн наадам | Eagle festival in the Altai | 阿尔泰驯鹰节 | Праздник беркутчи на Алтае | 알타이 독수리 축제 | アルタイのイヌワシ祭り
altai-tavan-bogd-8-days | Алтай таван богд, 8 хоног | Altai Tavan Bogd in 8 days | 阿尔泰五圣山8日游 | Алтай-Таван-Богд, 8 дней | 알타이 타왕복드 8일 | アルタイ・タワンボグド8日間
naadam-4-days | Үндэсний их баяр наадам | Naadam in Ulaanbaatar | 乌兰巴托那达慕 | Надом в Улан-Баторе | 울란바토르 나담 | ウランバートルのナーダム
khustai-takhi-2-days | Хустайн тахь, 2 хоног | Wild horses of Khustai in 2 days | 胡斯台野马2日游 | Лошади тахи в Хустае, 2 дня | 후스타이 야생마 2일 | ホスタイの野生馬2日間
terelj-day | Тэрэлж, Чингис хааны хөшөө: 1 өдөр | Terelj and the Chinggis statue in a day | 特日勒吉与成吉思汗像一日游 | Тэрэлж и статуя Чингисхана за день | 테를지와 칭기즈칸 동상 당일 | テレルジとチンギス像 日帰り
seoul-5-days | Сөүл, 5 хоног | Seoul in 5 days | 首尔5日游 | Сеул, 5 дней | 서울 5일 | ソウル5日間
sanya-8-days | Санъяа далайн амралт, 8 хоног | Sanya by the sea in 8 days | 三亚海滨8日游 | Море в Санье, 8 дней | 싼야 해변 8일 | 三亜の海8日間
antalya-8-days | Анталья далайн амралт, 8 хоног | Antalya by the sea in 8 days | 安塔利亚海滨8日游 | Море в Анталье, 8 дней | 안탈리아 해변 8일 | アンタルヤの海8日間
tokyo-fuji-6-days | Токио, Фүжи уул, 6 хоног | Tokyo and Mount Fuji in 6 days | 东京富士山6日游 | Токио и Фудзи, 6 дней | 도쿄와 후지산 6일 | 東京と富士山6日間
`);

/** What each of them is, in one sentence. */
export const leadLabels = labelTable(`
gobi-7-days | Хадат уулс, мөст хавцал, дуут манхан, үлэг гүрвэлийн эрэг. | Rocks, an icy gorge, singing dunes and the cliffs of dinosaurs. | 石林、冰谷、鸣沙与恐龙崖壁。 | Скалы, ледяное ущелье, поющие дюны и обрывы динозавров. | 바위산, 얼음 협곡, 노래하는 사구와 공룡 절벽. | 岩山、氷の谷、鳴き砂の砂丘、恐竜の断崖。
khuvsgul-5-days | Хөх нуурын эргээр завь, морь, явган аялал. | By boat, on horseback and on foot along the blue lake. | 乘船、骑马、徒步，畅游蓝色湖畔。 | На лодке, верхом и пешком вдоль синего озера. | 푸른 호숫가를 배와 말, 도보로. | 青い湖を船で、馬で、徒歩で。
khuvsgul-ice-4-days | Хөлдсөн нуур, цасан ой, цаатан айл. | A frozen lake, snowy forest and reindeer herders. | 冰封的湖、雪林与驯鹿人家。 | Замёрзшее озеро, снежный лес и оленеводы. | 얼어붙은 호수, 눈 덮인 숲, 순록 유목민. | 凍った湖、雪の森、トナカイ遊牧民。
orkhon-valley-4-days | Эртний нийслэл, хүрхрээ, халуун рашаан. | The old capital, a waterfall and hot springs. | 古都、瀑布与温泉。 | Древняя столица, водопад и горячие источники. | 옛 수도, 폭포와 온천. | 古都と滝と温泉。
terkhiin-tsagaan-6-days | Галт уулын тогоо, цагаан нуур, хангайн ой. | A crater, a white lake and the forests of the Khangai. | 火山口、白湖与杭爱森林。 | Кратер, белое озеро и леса Хангая. | 분화구, 하얀 호수, 항가이 숲. | 火口と白い湖、ハンガイの森。
altai-eagle-festival | Баян-Өлгийн бүргэдчидтэй гурван өдөр. | Three days with the eagle hunters of Bayan-Ölgii. | 与巴彦乌列盖驯鹰人共度三天。 | Три дня с беркутчи Баян-Улгия. | 바양울기 독수리 사냥꾼과 함께하는 사흘. | バヤンウルギーの鷹匠と過ごす3日間。
altai-tavan-bogd-8-days | Мөнх цаст оргил, мөсөн гол, морин аялал. | Snow peaks, a glacier and days on horseback. | 雪峰、冰川与骑马之旅。 | Снежные вершины, ледник и конный путь. | 만년설 봉우리, 빙하와 승마 여행. | 雪峰と氷河、馬の旅。
naadam-4-days | Нээлтийн тасалбартай, бөх, сур, морин уралдаан. | With a ticket to the opening: wrestling, archery, races. | 含开幕式门票：摔跤、射箭、赛马。 | С билетом на открытие: борьба, лук, скачки. | 개막식 입장권 포함: 씨름, 활쏘기, 경마. | 開会式の入場券つき。相撲、弓、競馬。
khustai-takhi-2-days | Хотоос хоёр цагийн зайд тахь ажиглана. | Takhi in the wild, two hours from the city. | 距城两小时，观察野生普氏野马。 | Дикие тахи в двух часах от города. | 도시에서 두 시간, 야생 타히를 만나다. | 街から2時間、野生のタヒに会う。
terelj-day | Өглөө гарч, орой ирэх хотын ойрын аялал. | Out in the morning, home in the evening. | 早出晚归的近郊游。 | Утром из города, вечером домой. | 아침에 나가 저녁에 돌아오는 근교 여행. | 朝出て夕方に帰る近郊の旅。
seoul-5-days | Ордон, Нами арал, дэлгүүрийн өдөр; нислэгтэй. | The palace, Nami Island and a day for shopping; flights included. | 宫殿、南怡岛与购物日，含机票。 | Дворец, остров Нами и день покупок; с перелётом. | 고궁, 남이섬, 쇼핑; 항공 포함. | 王宮、ナミ島、買い物の日。航空券つき。
sanya-8-days | Өвлийн дунд дулаан далай; нислэгтэй. | A warm sea in the middle of winter; flights included. | 冬日里的温暖海洋，含机票。 | Тёплое море среди зимы; с перелётом. | 한겨울의 따뜻한 바다; 항공 포함. | 真冬に暖かい海。航空券つき。
antalya-8-days | Далай, хуучин хот, Памуккалегийн цагаан дэвжээ; нислэгтэй. | The sea, the old town and white Pamukkale; flights included. | 大海、老城与白色棉花堡，含机票。 | Море, старый город и белая Памуккале; с перелётом. | 바다, 구시가지, 하얀 파묵칼레; 항공 포함. | 海と旧市街、白いパムッカレ。航空券つき。
tokyo-fuji-6-days | Хот, халуун рашаан, Фүжи уул; нислэгтэй. | The city, hot springs and Mount Fuji; flights included. | 都市、温泉与富士山，含机票。 | Город, горячие источники и Фудзи; с перелётом. | 도시, 온천, 후지산; 항공 포함. | 都市と温泉、富士山。航空券つき。
`);
