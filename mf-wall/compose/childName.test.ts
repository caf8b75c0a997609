import { namesChildInFull } from './childName';

test.each([
  'Please pray for my son Obed Moab, who is three.',
  'Our daughter, Ruth Moab, is in hospital',
  'a little boy named Obed Moab',
  'My newborn Anna-Maria O’Brien came early',
  'Oren por mi hija María Pérez',
  'mi niño llamado José de la Cruz',
  'Orem pela minha filha Ana da Silva',
  'Priez pour notre fille Marie Dupont',
  'Pregate per mio figlio Luca Rossi',
  'Моліться за мого сина Івана Петренка',
  'Mwombeeni mtoto wangu, mtoto anayeitwa Juma Otieno',
  'Ipagdasal ang anak na si Maria Santos',
])('%s has the full name of a child', (text) => {
  expect(namesChildInFull(text)).toBe(true);
});

test.each([
  'Please pray for my son Obed.',
  'Please pray for my son. Thank you Ruth Moab',
  'Our child Obed is ill. Please Lord Help',
  'your Son Jesus Christ',
  'In the name of his son Jesus Christ our Lord',
  'my daughter God Bless',
  'Ruth Moab asks for her mother',
  'the person Naomi Elimelech',
  'my son Obed Monday has surgery',
  'Für unser Kind Gottes Segen, mein Sohn Obed Moab',
  'Por su hijo Jesús Cristo',
  '우리 아들 오벳을 위해',
  '',
])('%s has none', (text) => {
  expect(namesChildInFull(text)).toBe(false);
});
