import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { testimonyLimits, testimonyRule, type TestimonyForm as Form } from 'schema/rules/testimony';
import {
  Button,
  Card,
  DialogActions,
  Prose,
  Stack,
  Text,
  TextArea,
  TextField,
  useNavigate,
  useWrite,
} from 'kit';
import { useDraftForm } from 'kit/forms';
import { testimonials } from 'schema/addresses';
import { ShareTestimonyDocument } from '../gen/graphql';
import { endedSession } from '../testimonies/endedSession';
import { answered } from './answered';
import { moveToTestimonies } from './walls';

interface TestimonyFormProps {
  prayer: { id: number; title: string; description: string };
  onClose: () => void;
}

/** The form for a testimony. */
export function TestimonyForm({ prayer, onClose }: TestimonyFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [shareTestimony] = useWrite(ShareTestimonyDocument, {
    update(cache, { data }) {
      if (data) moveToTestimonies(cache, prayer.id, data.shareTestimony.id);
    },
    success: {
      title: t`Testimonial Created!`,
      description: t`Your prayer has moved to the testimonial wall.`,
    },
    failure: { signIn: endedSession(), fallback: t`Failed to create testimonial` },
  });
  const { register, formState, submit } = useDraftForm({
    draft: `testimony:${prayer.id}`,
    rule: testimonyRule,
    initial: emptyForm(prayer.title),
    write: (input) => shareTestimony({ prayerId: prayer.id, input }),
    onDone() {
      void navigate(testimonials, { state: answered(prayer.id) });
      onClose();
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <Card tone="sunken" padding="small">
          <Stack gap={1}>
            <Text size="small" tone="soft">{t`Your original prayer`}</Text>
            <Prose dir="auto">{prayer.description}</Prose>
          </Stack>
        </Card>
        <TextField
          label={t`Testimonial Title`}
          dir="auto"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextArea
          label={t`Your Testimony`}
          rows={7}
          limit={testimonyLimits.testimony}
          dir="auto"
          placeholder={t`How was your prayer answered?`}
          error={errors.testimony?.message}
          {...register('testimony')}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel={t`Creating...`}>
            <Trans>Share Testimony</Trans>
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function emptyForm(prayerTitle: string): Form {
  return { title: t`Answered Prayer: ${prayerTitle}`, testimony: '' };
}
