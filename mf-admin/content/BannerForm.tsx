import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Cluster, dropDraft, findDraft, keepDraft, Stack, TextArea } from 'kit';
import { bannerPages, type Banners } from './bannerPages';
import { useSaveBanners } from './useSaveBanners';

/** Where unsaved banners wait while the person is elsewhere in this tab. */
export const bannerDraft = 'banners';

interface BannerFormProps {
  /** The texts as they were when editing began; later ones do not touch what is being typed. */
  banners: Banners;
  takesFocus: boolean;
  onClose: () => void;
}

/** The banners of all pages in edit mode. */
export function BannerForm({ banners, takesFocus, onClose }: BannerFormProps) {
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<Banners>({
    defaultValues: findDraft<Banners>(bannerDraft) ?? textsOf(banners),
  });
  const { errors, isSubmitting } = formState;
  const save = useSaveBanners(setError);

  useEffect(() => {
    if (takesFocus) setFocus('landing');
  }, [takesFocus, setFocus]);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(bannerDraft, values) }),
    [subscribe],
  );

  const leave = () => {
    dropDraft(bannerDraft);
    onClose();
  };

  const submit = async (typed: Banners) => {
    if (await save(typed)) leave();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={5}>
        {bannerPages.map(({ page, label }) => (
          <TextArea key={page} label={label} rows={2} error={errors[page]?.message} {...register(page)} />
        ))}
        <Cluster>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Saving...">
            Save
          </Button>
          <Button variant="quiet" disabled={isSubmitting} onClick={leave}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The texts without the type that the cache keeps beside them: the input does not know it. */
function textsOf({ landing, prayers, testimonials, features }: Banners): Banners {
  return { landing, prayers, testimonials, features };
}
