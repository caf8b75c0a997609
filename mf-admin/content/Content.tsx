import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Card,
  Cluster,
  Grid,
  hasDraft,
  Heading,
  Prose,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  useQuery,
} from 'kit';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { AdminBannersDocument } from '../gen/graphql';
import { BannerForm, bannerDraft } from './BannerForm';
import { bannerPages, type Banners } from './bannerPages';

/** The banner of each page: Edit, then Save (specification, sections 2 and 4). */
export function Content() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(AdminBannersDocument, polled);
  const { isEditing, hasChanged, edit, leave } = useEditMode();

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{t`Banner texts`}</Heading>
        <Text tone="soft">
          <Trans>They scroll at the top of each page, where everybody can read them.</Trans>
        </Text>
      </Stack>
      {data && isEditing ? (
        <BannerForm banners={data.banners} takesFocus={hasChanged} onClose={leave} />
      ) : data ? (
        <BannerTexts banners={data.banners} takesFocus={hasChanged} onEdit={edit} />
      ) : error ? (
        <QueryFailed title={t`The banners could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <LoadingBanners />
      )}
    </Stack>
  );
}

/** Opens the form if this tab has a draft. */
function useEditMode() {
  const [isEditing, setEditing] = useState(() => hasDraft(bannerDraft));
  const [hasChanged, setChanged] = useState(false);
  const change = (editing: boolean) => {
    setEditing(editing);
    setChanged(true);
  };

  return {
    isEditing,
    /** Whether Edit, Save or Cancel was pressed, which moves the focus. */
    hasChanged,
    edit: () => change(true),
    leave: () => change(false),
  };
}

interface BannerTextsProps {
  banners: Banners;
  takesFocus: boolean;
  onEdit: () => void;
}

function BannerTexts({ banners, takesFocus, onEdit }: BannerTextsProps) {
  const { t } = useLingui();
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) editButton.current?.focus();
  }, [takesFocus]);

  return (
    <Stack gap={6}>
      <Grid column="18rem" columns={2}>
        {bannerPages.map(({ page, label }) => (
          <Card key={page}>
            <Stack gap={2}>
              <Heading level={3}>{t(label)}</Heading>
              {banners[page] ? (
                <Prose dir="auto">{banners[page]}</Prose>
              ) : (
                <Text tone="soft">{t`No text is set.`}</Text>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
      <Cluster>
        <Button ref={editButton} variant="primary" icon={<Pencil />} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function LoadingBanners() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the banners`}>
      <Grid column="18rem" columns={2}>
        {bannerPages.map(({ page }) => (
          <Card key={page}>
            <Stack gap={3}>
              <Skeleton width="12rem" height="1.5rem" />
              <SkeletonText lines={2} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
