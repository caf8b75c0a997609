import type { PrayerEditForm } from 'schema/rules/prayer';

/** Whether a prayer that many will read seems to have the full name of a child. */
export function namesChild({ title, description, visibility }: Partial<PrayerEditForm>): boolean {
  return visibility !== 'team' && namesChildInFull(`${title}\n${description}`);
}

/**
 * Whether a text seems to have the full name of a child: a word for a child, and right after it two words with capital
 * letters. It knows the site's languages that write names, and nothing else, with capitals: not German, Chinese,
 * Korean, Arabic and Hebrew.
 */
export function namesChildInFull(text: string): boolean {
  return [...text.matchAll(fullName)].some(([, first, last]) => !holy.test(first!) && !holy.test(last!));
}

const children = [
  ...['son', 'daughter', 'child', 'kid', 'baby', 'boy', 'girl', 'toddler', 'newborn'],
  ...['grandson', 'granddaughter', 'grandchild', 'nephew', 'niece'],
  ...['hijo', 'hija', 'hijito', 'hijita', 'niño', 'niña', 'bebé', 'nieto', 'nieta', 'sobrino', 'sobrina'],
  ...['filho', 'filha', 'filhinho', 'filhinha', 'criança', 'menino', 'menina', 'bebê', 'neto', 'neta'],
  ...['fils', 'fille', 'enfant', 'bébé', 'petit-fils', 'petite-fille', 'neveu', 'nièce'],
  ...['figlio', 'figlia', 'bambino', 'bambina', 'bimbo', 'bimba', 'nipote', 'nipotino', 'nipotina'],
  ...['син', 'сина', 'синові', 'синочка', 'донька', 'доньку', 'доньки', 'донечку', 'дочка', 'дочку'],
  ...['дитина', 'дитину', 'дитини', 'онук', 'онука', 'онучка', 'онучку', 'хлопчика', 'дівчинку'],
  ...['mtoto', 'mwana', 'mwanangu', 'binti', 'mjukuu', 'kijana'],
  ...['anak', 'bata', 'sanggol', 'apo', 'pamangkin'],
];

const called =
  '(?:,? (?:named|called|whose name is|llamad[oa]|que se llama|chamad[oa]|que se chama|nommée?|qui s’appelle|di nome|на ім’я|aitwaye|anayeitwa|na si|si))?';
const particle = '(?:(?:de|da|do|dos|del|la|di|van|von) ){0,2}';
const name = String.raw`\p{Lu}(?:['’]\p{Lu})?\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;

const fullName = new RegExp(
  String.raw`(?<![\p{L}])(?:${children.join('|')})${called},? (${name}) ${particle}(${name})(?![\p{L}])`,
  'gu',
);

/** Words with capitals that no child is called. */
const holy =
  /^(?:God|Lord|Father|Holy|Jesus|Christ|Spirit|Please|Thank|Dios|Señor|Jesús|Cristo|Deus|Senhor|Dieu|Seigneur|Jésus|Dio|Signore|Gesù|Бог|Бога|Господь|Господи|Ісус|Ісуса|Христос|Христа|Mungu|Bwana|Yesu|Kristo|Diyos|Panginoon|Hesus|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I)$/u;
