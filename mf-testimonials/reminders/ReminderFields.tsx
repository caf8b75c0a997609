import { useLingui } from '@lingui/react/macro';
import { reminderLimits, type ReminderForm } from 'schema/rules/reminder';
import { placeOf } from 'schema/timeZones';
import { frequencies } from 'schema/vocabulary';
import { Grid, SelectField, Text, TextArea, TextField } from 'kit';
import { useWatch, type UseFormReturn } from 'kit/forms';
import { frequencyNames, monthDays, weekdays } from './schedule';

interface ReminderFieldsProps {
  // The rule returns the same fields, trimmed.
  form: UseFormReturn<ReminderForm, unknown, ReminderForm>;
  /** The zones to choose from. */
  zones: readonly [string, ...string[]];
}

/** The fields of a reminder, for a new one and for an edited one. */
export function ReminderFields({ form, zones }: ReminderFieldsProps) {
  const { t, i18n } = useLingui();
  const { control, register } = form;
  const { errors } = form.formState;
  const frequency = useWatch({ control, name: 'frequency' });

  return (
    <>
      <TextField
        label={t`Title`}
        limit={reminderLimits.title}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={t`Description (optional)`}
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <Grid column="12rem" columns={2} gap={4}>
        <TextField
          label={t({ message: 'Time', comment: 'The hour of the day' })}
          type="time"
          error={errors.reminderTime?.message}
          {...register('reminderTime')}
        />
        <SelectField
          label={t`Frequency`}
          options={frequencies.map(({ value }) => ({ value, label: t(frequencyNames[value]) }))}
          error={errors.frequency?.message}
          {...register('frequency')}
        />
      </Grid>
      {frequency === 'weekly' && (
        <SelectField
          label={t`Day of the week`}
          options={weekdays.map(({ value, label }) => ({ value, label: t(label) }))}
          error={errors.weekday?.message}
          {...register('weekday', { valueAsNumber: true })}
        />
      )}
      {frequency === 'monthly' && (
        <SelectField
          label={t`Day of the month`}
          description={t`In a shorter month it rings on the last day.`}
          options={monthDays}
          error={errors.monthDay?.message}
          {...register('monthDay', { valueAsNumber: true })}
        />
      )}
      {zones.length > 1 ? (
        <SelectField
          label={t`Zone in which it rings`}
          options={zones.map((zone) => ({ value: zone, label: placeOf(zone, i18n.locale) }))}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
      ) : (
        <Text size="small" tone={errors.timeZone ? 'danger' : 'soft'}>
          {t`Time zone: ${{ zone: placeOf(zones[0], i18n.locale) }}`}
          {errors.timeZone && `. ${errors.timeZone.message}`}
        </Text>
      )}
    </>
  );
}
