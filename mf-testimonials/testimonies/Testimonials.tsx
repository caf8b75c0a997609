import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Page, PageHeading, role, ScrollingBanner, Stack, styled, Text, useLocation } from 'kit';
import { answeredIn } from '../convert/answered';
import { AnsweredMoment } from '../convert/AnsweredMoment';
import { TestimonyList } from './TestimonyList';
import { useTestimonies } from './useTestimonies';

/** Reserves the banner's height while its text is loading. */
const silence = ['\u00a0'];

/** The testimonial wall (specification, section 2). */
export function Testimonials() {
  const { t } = useLingui();
  const wall = useTestimonies();
  const answered = answeredIn(useLocation().state);
  const phrases = wall.banner ? wall.banner.split(/\s+(?=#)/) : wall.isLoading ? silence : [];

  return (
    <>
      <ScrollingBanner phrases={phrases} />
      <Light>
        <Page>
          <Stack gap={7}>
            <Stack gap={2}>
              <PageHeading title={t`Testimonies`} />
              <Text size="lead" tone="soft">
                <Trans>
                  Prayers that were answered, told by those who asked. Rejoice with those who rejoice.
                </Trans>
              </Text>
              {wall.count !== null && (
                <Text tone="soft" isStrong>
                  {countOf(wall.count)}
                </Text>
              )}
            </Stack>
            {answered !== null && <AnsweredMoment prayerId={answered} />}
            <TestimonyList wall={wall} />
          </Stack>
        </Page>
      </Light>
    </>
  );
}

/** The light of the banner goes on into the page. */
const Light = styled.div`
  background: linear-gradient(${role.highlightSoft}, transparent 26rem);
`;

function countOf(testimonies: number): string {
  return t`${plural(testimonies, { one: '1 testimony', other: '# testimonies' })}`;
}
