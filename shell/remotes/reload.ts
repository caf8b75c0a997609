/**
 * Loads the whole page anew, when a version needs a newer shell than this one. Once for each reason in this tab, and
 * never over words that somebody has typed. Answers false for a page that stays.
 */
export function reloadOnce(reason: string): false {
  if (!hasTypedWords() && noteFirst(`reloaded-for:${reason}`)) window.location.reload();
  return false;
}

function hasTypedWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
  );
  return Array.from(fields).some(({ value }) => value.trim() !== '');
}

/** Whether this is new; a tab that cannot remember is told no, since it would reload for ever. */
function noteFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}
