/**
 * Reloads the page when a version needs a newer shell: once for each reason in this tab, and never while a text has
 * been typed. Returns false for a page that is not reloaded.
 */
export function reloadOnce(reason: string): false {
  if (!hasTypedText() && recordFirst(`reloaded-for:${reason}`)) window.location.reload();
  return false;
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=checkbox], [type=radio])',
  );
  return Array.from(fields).some(({ value }) => value.trim() !== '');
}

/** Whether this is the first time; false in a tab without storage, which would reload for ever. */
function recordFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}
