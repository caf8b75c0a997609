import { readFileSync } from 'node:fs';
import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';
import { openContext, type Context } from '../members/context';
import { listPrayers, listPrayersByPage } from './feed';
import { editPrayer, submitPrayer, withdrawPrayer } from './prayers';
import type { PrayerView } from './view';

let site: TestSite;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  ruth = await site.aMember();
  await aPrayer({
    title: 'Healing for my mother-in-law',
    description: 'She is in hospital and needs encouragement.',
  });
  await aPrayer({ title: 'Exams', description: 'Pray that I keep my faith and my nerves. École à Paris.' });
  await aPrayer({ title: 'Дорога домой', description: 'Пожалуйста, помолитесь о моей семье.' });
});
afterAll(() => site.close());

async function aPrayer(given: object = {}): Promise<PrayerView> {
  return submitPrayer(ruth.context, { ...prayerForm, ...given });
}

const titles = ({ prayers }: { prayers: readonly { title: string }[] }) => prayers.map(({ title }) => title);

test.each([
  ['a word', 'hospital', ['Healing for my mother-in-law']],
  ['a prefix of a word', 'hosp', ['Healing for my mother-in-law']],
  ['another case', 'EXAMS', ['Exams']],
  ['a missing letter', 'encouragment', ['Healing for my mother-in-law']],
  ['a wrong letter', 'hospitel', ['Healing for my mother-in-law']],
  ['two letters swapped', 'fiath', ['Exams']],
  ['no accents', 'ecole', ['Exams']],
  ['another script', 'дорог', ['Дорога домой']],
  ['two words', 'mother hospital', ['Healing for my mother-in-law']],
  ['two words from different prayers', 'hospital exams', []],
  ['an unknown word', 'zzyzx', []],
  ['operators of the query language', "' | & ! :* ( ) <-> \\", []],
  ['an emoji', '🙏', []],
  ['a wildcard', '%', []],
])('a search finds by %s', async (_, search, found) => {
  for (const sortBy of ['recent', 'amens', 'trending']) {
    expect(titles(await listPrayersByPage(site.visitor, { search, sortBy }))).toEqual(found);
  }
  expect(titles(await listPrayers(site.visitor, { search }))).toEqual(found);
});

describe('words inside a text', () => {
  const chinese = { title: '請為我禱告', description: '我的母親下週要動手術，求神醫治她的身體。' };
  const japanese = {
    title: '受験のためにお祈りください',
    description: '息子が来週の試験でちからを出せますように。',
  };
  const thai = { title: 'โปรดอธิษฐานเผื่อครอบครัวของฉัน', description: 'ขอพระเจ้าทรงรักษาคุณแม่ที่โรงพยาบาลด้วย' };
  const arabic = {
    title: 'صلّوا من أجل السَّلامِ',
    description: 'أطلب الصلاة والشفاء لأمي المريضة في المستشفى.',
  };
  const hebrew = {
    title: 'תפילה לשלום המשפחה',
    description: 'אמא שלי בבית־החולים. יְהִי רָצוֹן שתחלים. Ruth',
  };
  const korean = { title: '새벽기도를 부탁드립니다', description: '어머니께서 다음 주에 무릎을 고치십니다.' };
  const ukrainian = { title: 'Про здоров’я бабусі', description: 'Моліться за неї: вона у лікарні.' };
  const german = { title: 'Meine Großmutter', description: 'Sie lebt allein und hört schlecht; die Äpfel.' };
  const portuguese = { title: 'Oração pela colheita', description: 'Peço chuva: o sertão está seco.' };
  const filipino = { title: 'Para kay Nanay', description: 'Nagpapagaling siya ngayon sa Batangas.' };
  const long = { title: 'One word', description: `Before ${'donau'.repeat(60)} after` };

  beforeAll(async () => {
    const all = [
      chinese,
      japanese,
      thai,
      arabic,
      hebrew,
      korean,
      ukrainian,
      german,
      portuguese,
      filipino,
      long,
    ];
    for (const given of all) await aPrayer(given);
  });

  test.each([
    ['Chinese', '手術', chinese],
    ['Chinese, across what a dictionary would part', '親下', chinese],
    ['a single ideograph', '醫', chinese],
    ['the last ideograph', '體', chinese],
    ['the first ideograph', '請', chinese],
    ['two Chinese words', '母親 醫治', chinese],
    ['Japanese', '試験', japanese],
    ['hiragana', 'ちから', japanese],
    ['kanji and kana', '祈りください', japanese],
    ['Thai', 'ครอบครัว', thai],
    ['Thai in the description', 'โรงพยาบาล', thai],
    ['Arabic without its article', 'سلام', arabic],
    ['Arabic without vowel signs', 'السلام', arabic],
    ['Arabic with vowel signs', 'السَّلَام', arabic],
    ['Arabic without hamza', 'اجل', arabic],
    ['Arabic with hamza', 'أجل', arabic],
    ['Arabic behind "and the"', 'شفاء', arabic],
    ['Arabic without its last hamza', 'شفا', arabic],
    ['Arabic with tatweel', 'الســـلام', arabic],
    ['Arabic with another last letter', 'الصلاه', arabic],
    ['Hebrew behind "for"', 'שלום', hebrew],
    ['Hebrew behind "the"', 'משפחה', hebrew],
    ['Hebrew behind a maqaf and "the"', 'חולים', hebrew],
    ['Hebrew with points', 'שָׁלוֹם', hebrew],
    ['Hebrew without points', 'רצון', hebrew],
    ['the beginning of a Hebrew word, with the last form of its letter', 'אם', hebrew],
    ['Hebrew and Latin', 'ruth שלום', hebrew],
    ['Korean with a particle', '어머니', korean],
    ['Korean inside a compound', '기도', korean],
    ['Korean in parts', '어머니'.normalize('NFD'), korean],
    ['Cyrillic with another apostrophe', "здоров'я", ukrainian],
    ['Cyrillic with a letter apostrophe', 'здоров\u02BCя', ukrainian],
    ['Cyrillic in capitals', 'МОЛІТЬСЯ', ukrainian],
    ['another ending in Cyrillic', 'лікарня', ukrainian],
    ['ß', 'grossmutter', german],
    ['no umlaut', 'apfel', german],
    ['another ending in German', 'Großmütter', german],
    ['a cedilla in parts', 'oração'.normalize('NFD'), portuguese],
    ['no tilde', 'sertao', portuguese],
    ['wide letters', 'ｃｏｌｈｅｉｔａ', portuguese],
    ['the beginning of a word in Filipino', 'nagpapagal', filipino],
    ['a word of 300 letters', 'donau'.repeat(60), long],
    ['the beginning of a word of 300 letters', 'donau'.repeat(30), long],
  ])('%s', async (_, search, { title }) => {
    expect(titles(await listPrayersByPage(site.visitor, { search }))).toEqual([title]);
    expect(titles(await listPrayers(site.visitor, { search }))).toEqual([title]);
  });

  test.each([
    ['letters that are there, but not one after another', '手身'],
    ['pairs that are there, but not one after another', '母親醫治'],
    ['an ideograph that is nowhere', '龍'],
    ['another Arabic word', 'كتاب'],
    ['a word that goes on otherwise', `${'donau'.repeat(50)}x`],
  ])('%s: nothing', async (_, search) => {
    expect(titles(await listPrayersByPage(site.visitor, { search }))).toEqual([]);
  });

  test('one statement a page', async () => {
    site.statements();
    await listPrayers(site.visitor, { search: '手術' });
    expect(site.statements()).toHaveLength(1);
  });
});

describe('the name of a category in the language of its reader', () => {
  let wall: TestSite;
  let hanna: ActingMember;
  const readerOf = (language: string) => openContext(wall.services, { 'accept-language': language });
  const found = async (ctx: Context, search: string, more: object = {}) => {
    wall.statements();
    const page = titles(await listPrayersByPage(ctx, { search, ...more }));
    expect(wall.statements()).toHaveLength(1);
    expect(titles(await listPrayers(ctx, { search }))).toEqual(page);
    return page;
  };

  beforeAll(async () => {
    wall = await openTestSite();
    hanna = await wall.aMember();
    for (const given of [
      { title: 'Meine Mutter', description: 'Eine Operation am Knie.', category: 'health' },
      { title: 'Prüfung', description: 'Um Gesundheit vor den Prüfungen.', category: 'general' },
      { title: 'Danke', description: 'Für gute Gesundheit.', category: 'health' },
      { title: 'Santa', description: 'Por la cosecha.', category: 'family' },
    ])
      await submitPrayer(hanna.context, { ...prayerForm, ...given });
  });
  afterAll(() => wall.close());

  test.each([
    ['de', 'Gesundheit', ['Danke', 'Prüfung', 'Meine Mutter']],
    ['de', ' gesundheit ', ['Danke', 'Prüfung', 'Meine Mutter']],
    ['es', 'salud', ['Danke', 'Meine Mutter']],
    ['pt', 'saude', ['Danke', 'Meine Mutter']],
    ['uk', "здоров'я", ['Danke', 'Meine Mutter']],
    ['ko', '건강', ['Danke', 'Meine Mutter']],
    ['zh', '健康', ['Danke', 'Meine Mutter']],
    ['ar', 'الصحة', ['Danke', 'Meine Mutter']],
    ['en', 'Gesundheit', ['Danke', 'Prüfung']],
    ['en', 'health', []],
    ['fr', 'Gesundheit', ['Danke', 'Prüfung']],
  ])('%s: %s', async (language, search, expected) => {
    for (const sortBy of ['recent', 'amens', 'trending'])
      expect(titles(await listPrayersByPage(readerOf(language), { search, sortBy }))).toEqual(expected);
    expect(await found(readerOf(language), search)).toEqual(expected);
  });

  test('finds page by page, each prayer once', async () => {
    const ctx = readerOf('de');
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) =>
        listPrayersByPage(ctx, { search: 'Gesundheit', limit: '1', page }).then(titles),
      ),
    );
    expect(pages).toEqual([['Danke'], ['Prüfung'], ['Meine Mutter'], []]);
  });

  test('keeps to the chosen categories', async () => {
    const chosen = { search: 'Gesundheit', category: 'general,family' };
    expect(titles(await listPrayersByPage(readerOf('de'), chosen))).toEqual(['Prüfung']);
  });

  test('goes by what a member has chosen', async () => {
    await wall.sql`update members set locale = 'es' where id = ${hanna.id}`;
    expect(await found(hanna.context.renewed(), 'Salud')).toEqual(['Danke', 'Meine Mutter']);
  });
});

test('texts that were there before a script was read in its way are read anew', async () => {
  const title = 'תפילה לשלום הבית';
  await aPrayer({ title, description: 'Peace to this house.' });
  const former = site.sql`to_tsvector('simple', unaccent(prayers.title || ' ' || prayers.description))`;
  await site.sql`
    update prayer_search set words = ${former} from prayers where prayers.id = prayer_id and prayers.title = ${title}`;
  const search = 'הבית';
  const found = async () => titles(await listPrayersByPage(site.visitor, { search: `${search} שלום` }));
  expect(await found()).toEqual([]);
  const migration = readFileSync('gateway/migrations/0064_search_by_script.sql', 'utf8');
  await site.sql.begin((sql) => sql.unsafe(migration));
  expect(await found()).toEqual([title]);
});

test('a search respects the chosen categories', async () => {
  await aPrayer({ title: 'Hospital bills', category: 'finances' });
  expect(
    titles(await listPrayersByPage(site.visitor, { search: 'hospital', category: 'finances,grief' })),
  ).toEqual(['Hospital bills']);
});

test('a search never finds a name or an e-mail address', async () => {
  const secret = await site.aMember({
    firstName: 'Zerubbabel',
    lastName: 'Quartus',
    email: 'zeru@example.org',
  });
  for (const isAnonymous of [true, false]) {
    await submitPrayer(secret.context, {
      ...prayerForm,
      name: 'Onesiphorus',
      email: 'onesi@example.org',
      isAnonymous,
    });
  }
  for (const search of [
    'Zerubbabel',
    'zerub',
    'Quartus',
    'zeru@example.org',
    'Onesiphorus',
    'onesi@example.org',
    'onesi',
  ]) {
    expect(titles(await listPrayersByPage(ruth.context, { search }))).toEqual([]);
  }
});

test('a search finds edited text, and no withdrawn prayers', async () => {
  const prayer = await aPrayer({ title: 'Jericho' });
  await editPrayer(ruth.context, prayer.id, { ...prayerForm, title: 'Nineveh' });
  expect(titles(await listPrayersByPage(site.visitor, { search: 'jericho' }))).toEqual([]);
  expect(titles(await listPrayersByPage(site.visitor, { search: 'nineveh' }))).toEqual(['Nineveh']);
  await withdrawPrayer(ruth.context, prayer.id);
  expect(titles(await listPrayersByPage(site.visitor, { search: 'nineveh' }))).toEqual([]);
  const [{ left }] = await site.sql<[{ left: number }]>`
    select coalesce(sum(ndoc), 0)::integer as left
    from lexemes
    where word in ('jericho', 'nineveh')`;
  expect(left).toBe(0);
});

test('a search pages in order through a word that very many prayers contain', async () => {
  // In batches, because one insert could exceed the statement timeout on a busy machine.
  for (let first = 1; first <= 5200; first += 400) {
    await site.sql`
      insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous, created_at)
      select ${ruth.id}, 'Ruth', 'ruth@example.org', 'Common ' || turn, 'Many people share this word.', 'general', false,
        now() - turn * interval '1 minute'
      from generate_series(${first}::integer, ${first}::integer + 399) as turn`;
  }
  const first = await listPrayersByPage(site.visitor, { search: 'common', limit: '3' });
  expect(titles(first)).toEqual(['Common 1', 'Common 2', 'Common 3']);
  expect(first.hasMore).toBe(true);
  expect(
    titles(await listPrayersByPage(site.visitor, { search: 'common', limit: '3', page: '1734' })),
  ).toEqual(['Common 5200']);
  expect(titles(await listPrayersByPage(site.visitor, { search: 'common 4711' }))).toEqual(['Common 4711']);
}, 60_000);

test('in a small community, a common word is found in order, also together with a rare one', async () => {
  const small = await openTestSite();
  const boaz = await small.aMember();
  for (let turn = 1; turn <= 30; turn += 1)
    await submitPrayer(boaz.context, {
      ...prayerForm,
      title: `Harvest ${turn}`,
      description: 'For rain on the fields.',
    });
  const found = async (search: string) =>
    titles(await listPrayersByPage(small.visitor, { search, limit: '2' }));
  expect(await found('harvest')).toEqual(['Harvest 30', 'Harvest 29']);
  expect(await found('harv')).toEqual(['Harvest 30', 'Harvest 29']);
  expect(await found('harvest 7')).toEqual(['Harvest 7']);
  expect(await found('rain')).toEqual(['Harvest 30', 'Harvest 29']);
  await small.close();
});

test('among many texts an index serves a search for what is inside a text', async () => {
  const large = await openTestSite();
  const boaz = await large.aMember();
  await submitPrayer(boaz.context, {
    ...prayerForm,
    title: '請為我禱告',
    description: '求神醫治她的身體，賜下平安。',
  });
  // Words without their prayers: the plan depends on nothing else.
  await large.sql`
    insert into prayer_search (prayer_id, words)
    select 1000 + turn, words_of('請為我禱告' || chr(19968 + turn * 5) || chr(20000 + turn * 4) || '求神醫治')
    from generate_series(1, 4000) as turn`;
  for (let copy = 1; copy < 10; copy += 1) {
    await large.sql`
      insert into prayer_search (prayer_id, words)
      select prayer_id + ${copy * 4000}::integer, words
      from prayer_search
      where prayer_id between 1001 and 5000`;
  }
  await large.sql`analyze`;
  const search = '賜下平安';
  expect((await listPrayersByPage(large.visitor, { search })).prayers).toHaveLength(1);
  const plan = await large.sql`
    explain analyze select prayer_id from prayer_search where words @@ (select query from understand_search(${search}))`;
  const lines = plan.map((row) => String(row['QUERY PLAN']));
  expect(lines.join('\n')).toMatch(/Bitmap Index Scan on prayer_search_words/);
  expect(lines.join('\n')).not.toMatch(/Seq Scan/);
  await large.close();
}, 60_000);
