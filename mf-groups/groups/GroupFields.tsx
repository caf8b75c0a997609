import { useLingui } from '@lingui/react/macro';
import { groupLimits, type GroupForm } from 'schema/rules/group';
import { groupThemes, type GroupTheme } from 'schema/vocabulary';
import { themeNames } from '../vocabularyNames';
import { CheckboxField, SelectField, TextArea, TextField } from 'kit';
import type { FieldErrors, UseFormRegister } from 'kit/forms';

interface GroupFieldsProps {
  register: UseFormRegister<GroupForm>;
  errors: FieldErrors<GroupForm>;
  /** Only a private group can require approval. */
  isPrivate: boolean;
  themes?: readonly GroupTheme[];
}

/** The fields of a group, for a new one and for an edited one (specification, section 5). */
export function GroupFields({ register, errors, isPrivate, themes = newGroupThemes }: GroupFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Group Name`}
        limit={groupLimits.name}
        dir="auto"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label={t`Description`}
        rows={3}
        dir="auto"
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField
        label={t`Theme`}
        placeholder={t`Choose a theme`}
        options={themes.map((value) => ({ value, label: t(themeNames[value]) }))}
        error={errors.theme?.message}
        {...register('theme')}
      />
      <CheckboxField
        label={t`Private group`}
        description={t`Only its members read what is posted in it, and see who belongs to it.`}
        {...register('isPrivate')}
      />
      {isPrivate && (
        <CheckboxField
          label={t`Require approval to join`}
          description={t`The group's admins decide who comes in.`}
          {...register('joinApprovalRequired')}
        />
      )}
      <TextField
        label={t`Max Members`}
        type="number"
        inputMode="numeric"
        min={groupLimits.fewestMembers}
        max={groupLimits.mostMembers}
        error={errors.maxMembers?.message}
        {...register('maxMembers', { setValueAs: readNumber })}
      />
    </>
  );
}

const newGroupThemes = groupThemes.map(({ value }) => value);

/** An empty field is null, for which the rule has a default. */
function readNumber(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}
