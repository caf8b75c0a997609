import { useLingui } from '@lingui/react/macro';
import { categoryNames } from 'schema/names';
import { prayerLimits, type PrayerEditForm } from 'schema/rules/prayer';
import { categoryValues, prayerVisibilityValues } from 'schema/vocabulary';
import { SelectField, space, styled, Text, TextArea, TextField } from 'kit';
import { readerNames } from './readerNames';
import type { FieldErrors, UseFormRegisterReturn } from 'kit/forms';

interface PrayerFieldsProps {
  register: (name: keyof PrayerEditForm) => UseFormRegisterReturn;
  errors: FieldErrors<PrayerEditForm>;
  /** A quiet hint that a child's first name is enough. */
  namesChild: boolean;
}

/** The fields of a prayer, for a new one and for an edited one. */
export function PrayerFields({ register, errors, namesChild }: PrayerFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Title`}
        limit={prayerLimits.title}
        error={errors.title?.message}
        {...register('title')}
      />
      <div>
        <TextArea
          label={t`Description`}
          rows={6}
          limit={prayerLimits.description}
          error={errors.description?.message}
          {...register('description')}
        />
        <Hint role="status">
          {namesChild && (
            <Text
              size="small"
              tone="soft"
            >{t`A child's first name is enough here. God knows the rest.`}</Text>
          )}
        </Hint>
      </div>
      <SelectField
        label={t`Category`}
        options={categoryValues.map((value) => ({ value, label: t(categoryNames[value]) }))}
        error={errors.category?.message}
        {...register('category')}
      />
      <SelectField
        label={t`Who may read this?`}
        description={t`Members are signed in. The prayer team prays for it and keeps it to itself; administrators can read it too.`}
        options={prayerVisibilityValues.map((value) => ({ value, label: t(readerNames[value]) }))}
        error={errors.visibility?.message}
        {...register('visibility')}
      />
    </>
  );
}

const Hint = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[2]};
  }
`;
