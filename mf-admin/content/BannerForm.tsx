import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button, Cluster, Stack, TextArea } from 'kit';
import { useDraftForm } from 'kit/forms';
import { bannerPages, type Banners } from './bannerPages';
import { useSaveBanners } from './useSaveBanners';

export const bannerDraft = 'banners';

interface BannerFormProps {
  /** The texts when editing began; later ones do not change what is being typed. */
  banners: Banners;
  takesFocus: boolean;
  onClose: () => void;
}

/** The banners of all pages in edit mode. */
export function BannerForm({ banners, takesFocus, onClose }: BannerFormProps) {
  const { t } = useLingui();
  const save = useSaveBanners();
  const { register, setFocus, formState, submit, discard } = useDraftForm<Banners>({
    draft: bannerDraft,
    initial: textsOf(banners),
    write: (input) => save({ input }),
    onDone: onClose,
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (takesFocus) setFocus('landing');
  }, [takesFocus, setFocus]);

  const cancel = () => {
    discard();
    onClose();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        {bannerPages.map(({ page, label }) => (
          <TextArea key={page} label={t(label)} rows={2} error={errors[page]?.message} {...register(page)} />
        ))}
        <Cluster>
          <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel={t`Saving...`}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" disabled={isSubmitting} onClick={cancel}>{t`Cancel`}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The texts without the cache's `__typename`, which the input type does not have. */
function textsOf({ landing, prayers, testimonials, features }: Banners): Banners {
  return { landing, prayers, testimonials, features };
}
