import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  Card,
  Cluster,
  FailedState,
  findDraft,
  freshness,
  Grid,
  Heading,
  Prose,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  skipPollAttempt,
  Stack,
  Text,
  useQuery,
} from 'kit';
import { AdminBannersDocument } from '../gen/graphql';
import { BannerForm, bannerDraft } from './BannerForm';
import { bannerPages, type Banners } from './bannerPages';

/** The banner of each page: Edit, then Save (specification, sections 2 and 4). */
export function Content() {
  const { data, error, loading, refetch } = useQuery(AdminBannersDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });
  const { isEditing, isInUse, edit, leave } = useEditMode();

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2}>Banner texts</Heading>
        <Text tone="soft">They scroll at the top of each page, where everybody can read them.</Text>
      </Stack>
      {data && isEditing ? (
        <BannerForm banners={data.banners} takesFocus={isInUse} onClose={leave} />
      ) : data ? (
        <BannerTexts banners={data.banners} takesFocus={isInUse} onEdit={edit} />
      ) : error ? (
        <FailedState
          title="The banners could not be loaded"
          level={3}
          pending={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          Please check your connection.
        </FailedState>
      ) : (
        <LoadingBanners />
      )}
    </Stack>
  );
}

/** Unsaved banners that wait in this tab open the form again. */
function useEditMode() {
  const [isEditing, setEditing] = useState(() => findDraft(bannerDraft) !== null);
  const [isInUse, setInUse] = useState(false);
  const turn = (on: boolean) => {
    setEditing(on);
    setInUse(true);
  };

  return {
    isEditing,
    /** Whether one came here by Edit, Save or Cancel: then the focus follows. */
    isInUse,
    edit: () => turn(true),
    leave: () => turn(false),
  };
}

interface BannerTextsProps {
  banners: Banners;
  takesFocus: boolean;
  onEdit: () => void;
}

function BannerTexts({ banners, takesFocus, onEdit }: BannerTextsProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) editButton.current?.focus();
  }, [takesFocus]);

  return (
    <Stack gap={5}>
      <Grid column="18rem">
        {bannerPages.map(({ page, label }) => (
          <Card key={page}>
            <Stack gap={2}>
              <Heading level={3}>{label}</Heading>
              {banners[page] ? <Prose>{banners[page]}</Prose> : <Text tone="soft">No text is set.</Text>}
            </Stack>
          </Card>
        ))}
      </Grid>
      <Cluster>
        <Button ref={editButton} variant="primary" icon={<Pencil />} onClick={onEdit}>
          Edit
        </Button>
      </Cluster>
    </Stack>
  );
}

function LoadingBanners() {
  return (
    <SkeletonGroup label="Loading the banners">
      <Grid column="18rem">
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
