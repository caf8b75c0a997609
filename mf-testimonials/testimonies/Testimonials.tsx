import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ComponentType } from 'react';
import {
  BannerPlace,
  FromPage,
  Page,
  PageHeading,
  role,
  ScrollingBanner,
  Stack,
  styled,
  Text,
  useLocation,
} from 'kit';
import { answeredIn } from '../convert/answered';
import { AnsweredMoment } from '../convert/AnsweredMoment';
import { TestimonialWallDocument } from '../gen/graphql';
import { TestimonyList } from './TestimonyList';
import { useTestimonies, type TestimoniesProps } from './useTestimonies';

/** Reserves the height of a line while its text is loading. */
export const silence = '\u00a0';

interface TestimonialsProps {
  /** Replace parts in the prerendered page. */
  List?: ComponentType<TestimoniesProps>;
  Banner?: ComponentType<TestimoniesProps>;
}

/** The testimonial wall (specification, section 2). */
export function Testimonials(parts: TestimonialsProps) {
  return (
    <FromPage query={TestimonialWallDocument} variables={{}}>
      {(isFromPage) => <TestimonialWall {...parts} isFromPage={isFromPage} />}
    </FromPage>
  );
}

function TestimonialWall({
  List = TestimonyList,
  Banner = TestimoniesBanner,
  isFromPage,
}: TestimonialsProps & { isFromPage: boolean }) {
  const { t } = useLingui();
  const wall = useTestimonies(isFromPage);
  const answered = answeredIn(useLocation().state);
  const count = wall.count !== null ? countOf(wall.count) : wall.isLoading ? silence : null;

  return (
    <>
      <Banner wall={wall} />
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
              {count && (
                <Text tone="soft" isStrong>
                  {count}
                </Text>
              )}
            </Stack>
            {answered !== null && <AnsweredMoment prayerId={answered} />}
            <List wall={wall} />
          </Stack>
        </Page>
      </Light>
    </>
  );
}

function TestimoniesBanner({ wall: { banner, isLoading } }: TestimoniesProps) {
  // A page that began to load without knowing whether there is a banner stays where it is without one.
  const [keepsPlace] = useState(isLoading);
  if (banner) return <ScrollingBanner phrases={banner.split(/\s+(?=#)/)} />;
  return keepsPlace ? <LitPlace /> : null;
}

const LitPlace = styled(BannerPlace)`
  background: ${role.highlightSoft};
`;

/** The light of the banner goes on into the page. */
const Light = styled.div`
  background: linear-gradient(${role.highlightSoft}, transparent 26rem);
`;

function countOf(testimonies: number): string {
  return t`${plural(testimonies, { one: '1 testimony', other: '# testimonies' })}`;
}
