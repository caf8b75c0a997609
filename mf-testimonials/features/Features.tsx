import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellRing, BookOpen, Clock, House, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  BannerPlace,
  lazyPart,
  media,
  Page,
  PageHeading,
  ScrollingBanner,
  Skeleton,
  Slot,
  space,
  Stack,
  styled,
  Tabs,
  Text,
  usePageReady,
  useTab,
  visuallyHidden,
} from 'kit';
import { featuresTabs, type FeaturesTab } from 'schema/addresses';
import { ScriptureView } from '../scripture/ScriptureView';
import { Overview } from './Overview';
import { useDaily } from './useDaily';

const Reminders = lazyPart(
  msg`The reminders`,
  async () => (await import('../reminders/Reminders')).Reminders,
);

/** The features: reminders, chains, groups, and the texts of the day (specification, section 2). */
export function Features() {
  usePageReady();
  const { t } = useLingui();
  const [tab, chooseTab] = useTab(featuresTabs);
  const { daily, banner } = useDaily();
  const views = useViewFocus(tab);

  return (
    <>
      <BannerPlace>{banner && <ScrollingBanner phrases={banner.split(/\s+(?=#)/)} />}</BannerPlace>
      <TallPage>
        <Stack gap={6}>
          <Intro gap={2} data-aside={tab !== 'overview' || undefined}>
            <PageHeading title={t`Features`} />
            <Text tone="soft">{t`Tools that help you to keep praying, alone and together.`}</Text>
          </Intro>
          <Views ref={views}>
            <Tabs<FeaturesTab>
              label={t`Features`}
              value={tab}
              onValueChange={chooseTab}
              tabs={[
                {
                  value: 'overview',
                  label: t`Overview`,
                  icon: <House />,
                  content: <Overview daily={daily} />,
                },
                {
                  value: 'reminders',
                  label: t`Reminders`,
                  icon: <BellRing />,
                  content: <Reminders loading={<Skeleton height="16rem" />} />,
                },
                {
                  value: 'chains',
                  label: t`Chains`,
                  icon: <Clock />,
                  content: (
                    <Slot
                      name="chains"
                      label={t`Prayer chains`}
                      loading={<Skeleton height="16rem" />}
                      empty={
                        <Text tone="soft">{t`Prayer chains are on the way. The prayer wall is open already.`}</Text>
                      }
                    />
                  ),
                },
                {
                  value: 'groups',
                  label: t`Groups`,
                  icon: <UsersRound />,
                  content: (
                    <Slot
                      name="groups"
                      place="features"
                      label={t`Prayer groups`}
                      loading={<Skeleton height="16rem" />}
                      empty={
                        <Text tone="soft">{t`Prayer groups are on the way. The prayer wall is open already.`}</Text>
                      }
                    />
                  ),
                },
                {
                  value: 'scripture',
                  label: t`Scripture`,
                  icon: <BookOpen />,
                  content: <ScriptureView daily={daily} />,
                },
              ]}
            />
          </Views>
        </Stack>
      </TallPage>
    </>
  );
}

/** As tall as the window, so that the footer is out of view and does not shift when a tab has loaded. */
const TallPage = styled(Page)`
  min-height: 100vh;
`;

/** On a phone a tab begins with its content: the bar below has said where one is. */
const Intro = styled(Stack)`
  @media ${media.phone} {
    &[data-aside] {
      ${visuallyHidden}
    }
  }
`;

const Views = styled.div`
  @media ${media.phone} {
    ${Intro}[data-aside] + & {
      margin-block-start: -${space[3]};

      > * {
        gap: ${space[5]};
      }

      [role='tabpanel'] h2 {
        font-size: 1.125rem;
      }
    }
  }
`;

/** Pressing a card of the overview removes it, so the focus moves into the new tab panel. */
function useViewFocus(tab: FeaturesTab) {
  const views = useRef<HTMLDivElement>(null);
  const lastTab = useRef(tab);

  useEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) {
      views.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
    }
  }, [tab]);

  return views;
}
