/** Phrases about suicide and self-harm. Contributions are welcome. */
const phrases = [
  String.raw`suicid\w*`,
  String.raw`kill(ing)? (myself|himself|herself|themselves|themself)`,
  String.raw`(end|ending|take|taking) (it all|my (own )?life|his own life|her own life|their own life)`,
  String.raw`(want|wanted|wants|wish|ready|going) to (die|be dead|not wake up|disappear forever)`,
  String.raw`(do not|don't|dont|no longer) want to (live|be alive|wake up|be here any ?more|exist)`,
  String.raw`(better off|would be better) (dead|without me)`,
  String.raw`(no|any|a) reason to (live|go on)`,
  String.raw`(can't|cannot|can not|cant) (go on|live|keep living) (any ?more|like this|with this)`,
  String.raw`(self[- ]?harm\w*|hurt(ing)? myself|cut(ting)? myself|harm(ing)? myself)`,
  String.raw`overdos\w*`,
  // Spanish, Portuguese, French, German: the most common languages besides English.
  String.raw`(quiero|queria|quería) morir(me)?`,
  String.raw`(suicidar(me|se)?|quitarme la vida|matarme)`,
  String.raw`(quero|queria) morrer`,
  String.raw`(tirar a minha vida|me matar)`,
  String.raw`(je veux|envie de|voulais) mourir`,
  String.raw`(me suicider|mettre fin à mes jours|me tuer)`,
  String.raw`(will|möchte|wollte) (nicht mehr leben|sterben)`,
  String.raw`(mich umbringen|selbstmord\w*|suizid\w*|mir das leben nehmen)`,
];

const speech = new RegExp(String.raw`(?<![\p{L}\p{N}])(${phrases.join('|')})(?![\p{L}\p{N}])`, 'iu');

/** Whether a text mentions self-harm. A false positive only shows helplines to somebody who does not need them. */
export function speaksOfSelfHarm(text: string): boolean {
  const plain = beyondAscii.test(text) ? text.normalize('NFKC').replace(/[’‘]/g, "'") : text;
  return speech.test(plain.replace(unevenSpace, ' '));
}

/** Most texts are ASCII and need no Unicode normalisation. */
const beyondAscii = /[^\s!-~]/;

/** Whitespace other than a single space: replacing every space by a space would take most of the time. */
const unevenSpace = /\s{2,}|[^\S ]/g;
