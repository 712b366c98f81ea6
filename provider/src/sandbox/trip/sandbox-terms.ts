import { labelTable } from './label-table.ts';

/** Where one sleeps. */
export const stayLabels = labelTable(`
camp | Жуулчны бааз | Ger camp | 蒙古包营地 | Юрточный лагерь | 게르 캠프 | ゲルキャンプ
family | Малчин айл | Guest ger of a herder family | 牧民家庭客用蒙古包 | Гостевая юрта у скотоводов | 유목민 게스트 게르 | 遊牧民の客用ゲル
hotel3 | 3 одтой буудал | 3-star hotel | 三星级酒店 | Отель 3 звезды | 3성급 호텔 | 3つ星ホテル
hotel4 | 4 одтой буудал | 4-star hotel | 四星级酒店 | Отель 4 звезды | 4성급 호텔 | 4つ星ホテル
resort | 5 одтой амралт | 5-star resort | 五星级度假村 | Курорт 5 звёзд | 5성급 리조트 | 5つ星リゾート
inn | Халуун рашаантай буудал | Hot-spring inn | 温泉旅馆 | Гостиница с источником | 온천 여관 | 温泉旅館
`);

/** What the price holds, and what it does not. */
export const termLabels = labelTable(`
car | Туулах чадвар сайтай унаа, жолооч, шатахуун | Off-road car, driver and fuel | 越野车、司机和油费 | Внедорожник, водитель и топливо | 사륜구동차, 기사, 유류비 | 四輪駆動車・運転手・燃料
bus | Аяллын автобус | Tour bus | 旅游大巴 | Экскурсионный автобус | 관광 버스 | 観光バス
guide | Гид | Guide | 导游 | Гид | 가이드 | ガイド
meals | Хөтөлбөрт заасан хоол | Meals named in the programme | 行程所列餐食 | Питание по программе | 일정에 표시된 식사 | 日程に記載の食事
nights | Хөтөлбөрт заасан байр | Nights named in the programme | 行程所列住宿 | Проживание по программе | 일정에 표시된 숙박 | 日程に記載の宿泊
entry | Үзвэр, тусгай хамгаалалттай газрын хураамж | Entrance and park fees | 门票及保护区费用 | Входные билеты и сборы парков | 입장료와 국립공원 요금 | 入場料・国立公園料金
domestic | Орон нутгийн нислэг, 15 кг ачаа | Domestic flights with 15 kg of baggage | 国内机票含15公斤行李 | Внутренние перелёты, багаж 15 кг | 국내선 항공, 수하물 15kg | 国内線（手荷物15kg）
international | Олон улсын нислэг, 23 кг ачаа | International flights with 23 kg of baggage | 国际机票含23公斤行李 | Международные перелёты, багаж 23 кг | 국제선 항공, 수하물 23kg | 国際線（手荷物23kg）
transfer | Нисэх буудлын тосолт, хүргэлт | Airport transfers | 机场接送 | Трансфер из аэропорта и обратно | 공항 교통편 | 空港送迎
ticket | Наадмын нээлтийн тасалбар | Ticket to the opening of Naadam | 那达慕开幕式门票 | Билет на открытие Надома | 나담 개막식 입장권 | ナーダム開会式の入場券
insurance | Аяллын даатгал | Travel insurance | 旅行保险 | Туристическая страховка | 여행자 보험 | 旅行保険
drinks | Согтууруулах ундаа | Alcoholic drinks | 酒水 | Алкогольные напитки | 주류 | アルコール飲料
own | Хувийн хэрэглээ, бэлэг дурсгал | Personal spending | 个人消费 | Личные расходы | 개인 경비 | 個人的な出費
visa | Визийн хураамж | Visa fees | 签证费 | Визовый сбор | 비자 발급비 | ビザ費用
other | Хөтөлбөрт ороогүй хоол | Other meals | 其他餐食 | Прочее питание | 기타 식사 | その他の食事
tips | Гид, жолоочийн урамшуулал | Tips for guide and driver | 导游和司机小费 | Чаевые гиду и водителю | 가이드와 기사 팁 | ガイド・運転手へのチップ
`);
