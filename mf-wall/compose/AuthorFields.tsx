import { Trans, useLingui } from '@lingui/react/macro';
import type { PrayerForm } from 'schema/rules/prayer';
import { Checkbox, space, Stack, styled, Text, TextField } from 'kit';
import type { FieldErrors, UseFormRegisterReturn } from 'kit/forms';

interface AuthorFieldsProps {
  register: (name: keyof PrayerForm) => UseFormRegisterReturn;
  errors: FieldErrors<PrayerForm>;
}

/** Who asks for a prayer. A part of its own: of several refused fields the one that is rendered first gets the focus. */
export function AuthorFields({ register, errors }: AuthorFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Post anonymously`}
        description={t`Your name is shown to nobody, not even to those who run this site.`}
        {...register('isAnonymous')}
      />
      <Stack gap={2}>
        <Pair>
          <TextField label={t`Name`} autoComplete="name" error={errors.name?.message} {...register('name')} />
          <TextField
            label={t`Email`}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </Pair>
        <Text size="caption" tone="soft">
          <Trans>
            Your name is never shown with an anonymous prayer, and your email address never at all.
          </Trans>
        </Text>
      </Stack>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[4]};
`;
