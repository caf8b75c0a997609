import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Button, Cluster, Heading, media, space, Stack, styled } from 'kit';
import { printPage } from 'schema/addresses';
import { SearchField } from '../dashboard/SearchField';
import { useSearch } from '../dashboard/useSearch';
import { Deletions } from './Deletions';
import { PrayerList } from './PrayerList';
import { useDeletions } from './useDeletions';

/** Every prayer of the site, with its details and a button to delete it. */
export function Prayers() {
  const { t } = useLingui();
  const { typed, setTyped, search } = useSearch();
  const { deleted, remove, restore } = useDeletions();
  const heading = useRef<HTMLHeadingElement>(null);
  // The card or notice with the focused button unmounts, so the heading gets the focus.
  const focusHeading = () => heading.current?.focus();

  return (
    <Stack gap={4}>
      <Cluster justify="space-between" align="end" gap={4}>
        <Heading level={2} ref={heading} tabIndex={-1}>{t`Prayers`}</Heading>
        <Tools>
          <SearchField
            label={t`Search prayers`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button as="a" href={printPage} icon={<Printer />}>
            <Trans>Print</Trans>
          </Button>
        </Tools>
      </Cluster>
      <Deletions
        deleted={deleted}
        onRestore={async (prayer) => {
          await restore(prayer);
          focusHeading();
        }}
      />
      <PrayerList
        key={search}
        search={search}
        onDelete={async (prayer) => {
          if (await remove(prayer)) focusHeading();
        }}
      />
    </Stack>
  );
}

/** The search takes what the button beside it leaves. */
const Tools = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[3]};
  align-items: end;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  > :last-child {
    flex: none;
  }

  @media ${media.tablet} {
    flex: 0 1 30rem;
  }
`;
