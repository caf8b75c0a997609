import { media, ReportButton, role, space, styled } from 'kit';
import { AmenButton } from '../amen/AmenButton';
import type { PrayerPageQuery } from '../gen/graphql';
import { ShareMenu } from '../share/ShareMenu';
import { RemindLink } from './RemindLink';

/** The actions of a prayer: its amen, and quieter actions beside it, which are a row of their own on a phone. */
export function PrayerActions({ prayer }: { prayer: NonNullable<PrayerPageQuery['prayer']> }) {
  return (
    <Width>
      <Actions>
        <AmenButton prayer={prayer} size="large" />
        <Quiet>
          <div>
            <ShareMenu prayer={prayer} />
          </div>
          {prayer.status === 'active' && <RemindLink prayer={prayer} />}
          <End>
            <ReportButton
              kind="prayer"
              targetId={prayer.id}
              isOwn={prayer.isOwner || prayer.status === 'hidden'}
            />
          </End>
        </Quiet>
      </Actions>
    </Width>
  );
}

const Width = styled.div`
  container-type: inline-size;
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;

  @container (min-width: 30rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/** In a button of kit the first child is its icon. */
const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline: calc(-1 * ${space[2]});

  :is(button, a) {
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    color: ${role.inkSoft};
  }

  @media ${media.canHover} {
    :is(button, a):hover {
      color: ${role.accentStrong};
    }
  }

  @container (max-width: 22rem) {
    :is(button, a) {
      gap: 0.3rem;
      padding-inline: 0.375rem;
      font-size: 0.875rem;
    }
  }

  @container (max-width: 19rem) {
    :is(button, a) > span:first-child:not(:last-child) {
      display: none;
    }
  }
`;

const End = styled.div`
  margin-inline-start: auto;
`;
