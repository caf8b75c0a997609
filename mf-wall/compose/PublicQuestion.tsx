import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PrayerVisibility } from 'schema/vocabulary';
import { ConfirmDialog, formatList } from 'kit';
import { findContacts } from './contacts';

interface Words {
  title: string;
  description: string;
  onBehalfOf?: string | null;
  visibility?: PrayerVisibility;
}

interface PublicQuestion {
  /** Whether the author has to say first that everyone may read this; the question is open then. */
  asks: (words: Words) => boolean;
  question: ReactNode;
}

/**
 * Asks once before everyone can read how somebody is reached: a link, an e-mail address, a phone number. They are looked
 * for in the browser alone. Yes submits the form again.
 *
 * @param before what is on the wall already, which is not asked about
 */
export function usePublicQuestion(form: RefObject<HTMLFormElement | null>, before?: Words): PublicQuestion {
  const { t } = useLingui();
  const [found, setFound] = useState<string[]>([]);
  const accepted = useRef<string[]>(before?.visibility === 'public' ? contactsOf(before) : []);

  const asks = (words: Words) => {
    if (words.visibility !== 'public') return false;
    const unasked = contactsOf(words).filter((contact) => !accepted.current.includes(contact));
    setFound(unasked);
    return unasked.length > 0;
  };

  const accept = () => {
    accepted.current = [...accepted.current, ...found];
    setFound([]);
    form.current?.requestSubmit();
  };

  // Each part keeps its direction in the sentence.
  const list = formatList(found.map((contact) => `\u2068${contact}\u2069`));
  const question = (
    <ConfirmDialog
      open={found.length > 0}
      onOpenChange={() => setFound([])}
      title={t`Show this to everyone?`}
      description={
        <Trans>
          Anyone on the internet could read this: {list}. You may want to leave it out, or to let only members
          read your prayer.
        </Trans>
      }
      cancelLabel={t`Change the words`}
      confirmLabel={t`Show it as it is`}
      onConfirm={accept}
    />
  );
  return { asks, question };
}

const contactsOf = ({ title, description, onBehalfOf }: Words) =>
  findContacts(`${title}\n${description}\n${onBehalfOf ?? ''}`);
