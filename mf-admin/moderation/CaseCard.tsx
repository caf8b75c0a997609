import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Eye, EyeOff, HeartHandshake, UserX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { shownNameOf } from 'schema/shownName';
import {
  i18n,
  Badge,
  Button,
  Card,
  Cluster,
  Heading,
  media,
  Prose,
  RelativeTime,
  space,
  Stack,
  styled,
  Text,
  type,
  useFragment,
  type FragmentType,
} from 'kit';
import { CaseCard_CaseFragmentDoc, type CaseCard_CaseFragment } from '../gen/graphql';
import { ForWhom } from '../care/ForWhom';
import { Actions, OpenPage } from './Actions';
import { CareActions } from './CareActions';
import { choicesFor, decisions, type DecisionName } from './decisions';
import { reportedKinds } from './reportedKinds';
import { reportText } from './reportReasons';

interface CaseCardProps {
  waiting: FragmentType<CaseCard_CaseFragment>;
  onDecide: (name: DecisionName, waiting: CaseCard_CaseFragment) => void;
  /** Its author was looked after, which may remove it from the queue. */
  onLookedAfter: () => void;
}

/** A text in the moderation queue with its reports and the possible decisions. */
export function CaseCard({ waiting, onDecide, onLookedAfter }: CaseCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const { data, complete } = useFragment({
    fragment: CaseCard_CaseFragmentDoc,
    fragmentName: 'CaseCard_case',
    from: waiting,
  });
  if (!complete) return null;
  const kind = t(reportedKinds[data.kind]);

  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack gap={4}>
        {data.needsCare && <Badge tone="danger" icon={<HeartHandshake />}>{t`Speaks of self-harm`}</Badge>}
        <Stack gap={1}>
          <Cluster gap={3}>
            <Heading level={3} id={headingId} dir="auto">
              {data.title ?? kind}
            </Heading>
            {data.title !== null && <Badge>{kind}</Badge>}
            {data.status === 'hidden' && (
              <Badge tone="warning" icon={<EyeOff />}>
                {t({ message: 'Hidden', comment: 'State of a text that was reported' })}
              </Badge>
            )}
          </Cluster>
          <Text size="small" tone="soft">
            {data.authorName === null
              ? t`By Anonymous`
              : t`By ${{ name: shownNameOf(data.authorName, i18n) }}`}
          </Text>
        </Stack>
        <Columns>
          <Stack gap={2}>
            <ForWhom prayer={data} />
            <Prose dir="auto">{data.content}</Prose>
          </Stack>
          <Card tone="sunken" padding="small">
            <Reports waiting={data} />
          </Card>
        </Columns>
        {data.needsCare && <CareActions waiting={data} aria-describedby={headingId} onDone={onLookedAfter} />}
        <Actions>
          {choicesFor(data).map((name) => (
            <Button
              key={name}
              icon={icons[name]}
              variant={looks[name] ?? 'secondary'}
              data-decision={name}
              aria-describedby={headingId}
              onClick={() => onDecide(name, data)}
            >
              {t(decisions[name].label)}
            </Button>
          ))}
          <OpenPage to={data.link} describedBy={headingId} />
        </Actions>
      </Stack>
    </Card>
  );
}

/** The harmless decision leads; the gravest is quiet, at the end of the line. */
const looks: Partial<Record<DecisionName, 'primary' | 'quiet'>> = {
  dismiss: 'primary',
  restore: 'primary',
  suspend: 'quiet',
};

const icons: Record<DecisionName, ReactNode> = {
  hide: <EyeOff />,
  keepHidden: <EyeOff />,
  restore: <Eye />,
  dismiss: <Check />,
  suspend: <UserX />,
};

function Reports({ waiting }: { waiting: CaseCard_CaseFragment }) {
  const { t } = useLingui();
  const { reportCount, reasons, reportedAt } = waiting;
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <Text as="span" size="small" isStrong>
          {reportCount === 0
            ? t`Nobody has reported it`
            : t`${plural(reportCount, { one: '# report', other: '# reports' })}`}
        </Text>
        <Text as="span" size="small" tone="soft">
          {reportCount > 0 ? (
            <Trans>
              first reported <RelativeTime dateTime={reportedAt} />
            </Trans>
          ) : (
            <Trans>
              noticed <RelativeTime dateTime={reportedAt} />
            </Trans>
          )}
        </Text>
      </Cluster>
      {reasons.length > 0 && (
        <Reasons aria-label={t`What was reported`}>
          {reasons.map((reason, index) => (
            <li key={index} dir="auto">
              {reportText(reason)}
            </li>
          ))}
        </Reasons>
      )}
    </Stack>
  );
}

/** The text, and beside it why it is here. */
const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    column-gap: ${space[7]};
  }
`;

const Reasons = styled.ul`
  ${type.small}
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[4]};
  list-style: disc;
  overflow-wrap: anywhere;
`;
