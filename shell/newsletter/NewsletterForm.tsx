import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button, media, space, styled, TextField, useWrite } from 'kit';
import { browserTimeZone } from '../account/timeZones';
import { SubscribeToNewsletterDocument } from '../gen/graphql';

interface NewsletterFormProps {
  /** The toast of success, which differs between landing page and footer. */
  thanks: { title: string; description: string };
}

/** Subscribes to the weekly digest (specification, sections 4 and 5). A failure keeps the typed address. */
export function NewsletterForm({ thanks }: NewsletterFormProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [subscribe, { isPending }] = useWrite(SubscribeToNewsletterDocument, {
    success: thanks,
    failure: { title: t`Subscription failed`, fallback: t`Please try again later.` },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (isPending || !address.includes('@')) return;
    const { data } = await subscribe({ email: address, timeZone: browserTimeZone() });
    if (data) setEmail('');
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Email address`}
        isLabelHidden
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t`Your email address`}
        required
        // `disabled` would take the focus from the field.
        readOnly={isPending}
        aria-disabled={isPending || undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" pending={isPending}>{t`Subscribe`}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;
