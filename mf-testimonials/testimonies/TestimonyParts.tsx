import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Candle, Card, Link, role, space, Stack, styled, Text, type } from 'kit';
import { prayerPage } from 'schema/addresses';

/** A card in the light of its candle. It is clear of the header when its link scrolls to it. */
export const LitCard = styled(Card)`
  scroll-margin-top: ${space[10]};
  background: radial-gradient(26rem 15rem at 100% 0, ${role.highlightSoft}, transparent) ${role.surfaceRaised};
`;

/** As high as the card, with the actions at its bottom. */
export const Content = styled(Stack).attrs({ gap: 4 })`
  height: 100%;
  container-type: inline-size;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

export const Who = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  ${type.body}
  display: -webkit-box;
  overflow: hidden;
  font-weight: 700;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const When = styled.span`
  ${type.small}
  color: ${role.inkSoft};
`;

export const Light = () => (
  <LightFrame>
    <Candle isLit size="small" />
  </LightFrame>
);

/** A candle of 32 pixels. */
const LightFrame = styled.span`
  display: grid;
  font-size: 1.6rem;
`;

export const Titles = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export function AnsweredBadge() {
  const { t } = useLingui();
  return <Badge tone="highlight">{t`Answered Prayer`}</Badge>;
}

/** In place of a heading of the second level. */
export const Title = styled.span`
  ${type.heading}
  min-width: 0;
`;

/** On a line of its own, without the height of the title's. */
export const Mark = styled.span`
  display: flex;
  margin-bottom: ${space[3]};
`;

export const PrayerLink = styled(Link)`
  color: ${role.ink};

  &:not(:hover, :focus-visible) {
    text-decoration: none;
  }
`;

interface OriginalPrayerProps {
  id: Parameters<typeof prayerPage>[0];
  title: string;
}

export const OriginalPrayer = ({ id, title: prayerTitle }: OriginalPrayerProps) => (
  <Text size="small" tone="soft">
    <Trans>
      Original prayer:{' '}
      <Link to={prayerPage(id)} dir="auto">
        {prayerTitle}
      </Link>
    </Trans>
  </Text>
);

export const Story = styled.div`
  p {
    ${type.words}
    font-size: clamp(1.1875rem, 1.1rem + 0.4vw, 1.3125rem);
    max-width: 36rem;
  }
`;

/** The number of lines of a long story. */
export const storyLines = 10;

export const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
`;
