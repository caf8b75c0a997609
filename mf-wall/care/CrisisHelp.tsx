import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, SkeletonGroup, SkeletonText, Stack, useQuery } from 'kit';
import { CrisisLinesDocument, type CrisisLinesQuery } from '../gen/graphql';
import { CareNotice, HelplineLink } from './CareNotice';
import { LineList } from './LineList';
import { viewerCountries } from './viewerCountries';

/** Crisis helplines: the viewer's country first, then international ones, and other countries on demand. */
export function CrisisHelp() {
  const { t } = useLingui();
  const { data, error } = useQuery(CrisisLinesDocument);

  return (
    <CareNotice>
      {data ? (
        <Lines lines={data.crisisLines} />
      ) : error ? (
        <HelplineLink />
      ) : (
        <SkeletonGroup label={t`Loading who helps`}>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      )}
    </CareNotice>
  );
}

const everywhere = 'ZZ';

function Lines({ lines }: { lines: CrisisLinesQuery['crisisLines'] }) {
  const { t } = useLingui();
  const [showsOthers, setShowsOthers] = useState(false);
  const countries = [...viewerCountries(lines.map(({ countryCode }) => countryCode)), everywhere];
  const near = countries.flatMap((code) => lines.filter(({ countryCode }) => countryCode === code));
  const others = lines.filter(({ countryCode }) => !countries.includes(countryCode));

  return (
    <Stack gap={3} align="start">
      {near.length > 0 ? <LineList label={t`Who helps`} lines={near} /> : <HelplineLink />}
      {others.length > 0 && (
        <Button variant="quiet" aria-expanded={showsOthers} onClick={() => setShowsOthers(!showsOthers)}>
          <Trans>Other countries</Trans>
        </Button>
      )}
      {showsOthers && <LineList label={t`Who helps in other countries`} lines={others} />}
    </Stack>
  );
}
