import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { announce, Candle, Card, css, keyframes, media, role, space, styled, type, useQuery } from 'kit';
import { PrayedWithDocument } from '../gen/graphql';

/** The first thing that owners see after they have shared their testimony: who prayed with them. */
export function AnsweredMoment({ prayerId }: { prayerId: number }) {
  const { data, error } = useQuery(PrayedWithDocument, {
    variables: { id: prayerId },
    fetchPolicy: 'network-only',
  });
  const prayer = data?.prayer;
  const words = prayer ? thanksTo(prayer.amenCount - Number(prayer.hasAmened)) : error ? thanksTo(0) : null;

  useEffect(() => {
    if (words) announce(words);
  }, [words]);

  return (
    <Moment $isLit={words !== null}>
      <Candle isLit={words !== null} size="large" />
      <Words>{words}</Words>
    </Moment>
  );
}

/** Those who said amen are notified by the gateway; one's own amen does not count. */
function thanksTo(others: number): string {
  if (others === 0) return t`Thank you for telling it. Your story will help others to go on praying.`;
  return t`${plural(others, { one: '1 person prayed with you. They will be told.', other: '# people prayed with you. They will be told.' })}`;
}

const glow = keyframes`
  from { box-shadow: 0 0 0 0 transparent; }
  50% { box-shadow: 0 0 2.5rem 0.25rem ${role.highlight}; }
`;

/** The flame rises slower than on the wall. */
const Moment = styled(Card)<{ $isLit: boolean }>`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
  padding-block: ${space[7]};
  background: radial-gradient(circle at 50% 4rem, ${role.highlightSoft}, ${role.surfaceRaised} 26rem);
  border-color: ${role.highlight};
  text-align: center;

  ${({ $isLit }) =>
    $isLit &&
    css`
      animation: ${glow} 1.6s ease-in-out;
    `}

  > span {
    &,
    &::before,
    &::after {
      transition-duration: 900ms;
    }
  }

  @media ${media.reducedMotion} {
    animation: none;
  }
`;

/** As high before its text is known. */
const Words = styled.p`
  ${type.title}
  text-wrap: pretty;
  min-height: 1.15em;

  @media ${media.phone} {
    min-height: 2.3em;
    text-wrap: balance;
  }
`;
