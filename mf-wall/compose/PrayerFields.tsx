import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { categoryNames } from 'schema/names';
import { prayerLimits, type PrayerEditForm } from 'schema/rules/prayer';
import { categoryValues, prayerVisibilityValues } from 'schema/vocabulary';
import { Checkbox, SelectField, space, Stack, styled, Text, TextArea, TextField } from 'kit';
import { readerNames } from './readerNames';
import type { FieldErrors, UseFormRegisterReturn } from 'kit/forms';

interface PrayerFieldsProps {
  register: (name: keyof PrayerEditForm) => UseFormRegisterReturn;
  errors: FieldErrors<PrayerEditForm>;
  /** A quiet hint that a child's first name is enough. */
  namesChild: boolean;
  /** Whether it says already for whom it is. */
  isForSomebody: boolean;
  /** It is for nobody else any more. */
  onForNobody: () => void;
}

/** The fields of a prayer, for a new one and for an edited one. */
export function PrayerFields({
  register,
  errors,
  namesChild,
  isForSomebody,
  onForNobody,
}: PrayerFieldsProps) {
  const { t } = useLingui();
  const [isForAnother, setForAnother] = useState(isForSomebody);

  const choose = (isChecked: boolean) => {
    setForAnother(isChecked);
    if (!isChecked) onForNobody();
  };

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
      <Stack gap={3}>
        <Checkbox label={t`For somebody else?`} checked={isForAnother} onCheckedChange={choose} />
        {isForAnother && (
          <TextField
            label={t`Whom is it for?`}
            description={t`It stands beside your name. Say it so that only those know who may.`}
            placeholder={t({
              message: 'my neighbour',
              comment: 'Whom a prayer is for; it follows a name: Ruth for my neighbour',
            })}
            limit={prayerLimits.onBehalfOf}
            error={errors.onBehalfOf?.message}
            {...register('onBehalfOf')}
          />
        )}
      </Stack>
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
