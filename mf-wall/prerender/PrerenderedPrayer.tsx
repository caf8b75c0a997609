import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Link, Notice, Prose, Skeleton, SkeletonGroup, Stack, Text } from 'kit';
import { PrerenderedTitle } from 'kit/prerender/area';
import { CareNotice, HelplineLink } from '../care/CareNotice';
import { BylineSkeleton } from '../prayer/BylineParts';
import { BackToWall, PrayerScreen } from '../prayer/PrayerPageSkeleton';
import { PrayerText, Update } from '../prayer/PrayerParts';
import { PrerenderedSignature } from './PrerenderedSignature';

/**
 * The prerendered prayer, with tags for the result of PrayerPage. The title is no heading: the program renders that
 * together with the controls.
 */
export function PrerenderedPrayer() {
  const { t } = useLingui();
  return (
    <PrayerScreen>
      <SkeletonGroup label={t`Loading prayer`}>
        {'{{#prayer}}'}
        <Stack gap={6}>
          <BackToWall />
          {'{{#testimonialId}}'}
          <Notice tone="success" title={t`This prayer was answered`}>
            <Link to="/testimonials#{{testimonialId}}">{t`Read the testimony`}</Link>
          </Notice>
          {'{{/testimonialId}}'}
          <Card padding="large">
            <Stack gap={6}>
              <PrerenderedTitle field="title" />
              <BylineSkeleton name={<PrerenderedSignature />} />
              <PrayerText dir="auto">{'{{description}}'}</PrayerText>
              {'{{#needsCare}}'}
              <CareNotice>
                <HelplineLink />
              </CareNotice>
              {'{{/needsCare}}'}
              {'{{#updates}}'}
              <Update>
                <Text size="small" tone="soft">
                  <Trans>Update</Trans>
                </Text>
                <Prose dir="auto">{'{{content}}'}</Prose>
              </Update>
              {'{{/updates}}'}
              <Skeleton width="8rem" height="3rem" />
            </Stack>
          </Card>
        </Stack>
        {'{{/prayer}}'}
      </SkeletonGroup>
    </PrayerScreen>
  );
}
