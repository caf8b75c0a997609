import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, RelativeTime, role, Stack, styled, space, type, useQuery, type Slots } from 'kit';
import { HiddenTextDocument, type HiddenTextQuery } from '../gen/graphql';
import { reportText } from './reportReasons';
import { RestoreButton } from './RestoreButton';

/** Shows a site administrator why a text is hidden, and restores it. Fills the slot `hiddenNotice`. */
export function HiddenNotice({ kind, targetId, title }: Slots['hiddenNotice']) {
  const { data } = useQuery(HiddenTextDocument, {
    variables: { kind, targetId },
    fetchPolicy: 'cache-and-network',
  });
  const hidden = data?.hiddenText;

  return (
    <Notice
      tone="warning"
      title={title}
      action={hidden && <RestoreButton kind={kind} targetId={targetId} isAnonymous={hidden.isAnonymous} />}
    >
      {hidden && <Reasons hidden={hidden} />}
    </Notice>
  );
}

function Reasons({ hidden }: { hidden: NonNullable<HiddenTextQuery['hiddenText']> }) {
  const { t } = useLingui();
  const { isByModerator, reasons, actorName, hiddenAt } = hidden;
  return (
    <Stack gap={2}>
      {isByModerator ? (
        <span>
          {!hiddenAt ? (
            actorName ? (
              <Trans>Hidden by {actorName}, because:</Trans>
            ) : (
              <Trans>Hidden by a moderator, because:</Trans>
            )
          ) : actorName ? (
            <Trans>
              Hidden by {actorName} <RelativeTime dateTime={hiddenAt} />, because:
            </Trans>
          ) : (
            <Trans>
              Hidden by a moderator <RelativeTime dateTime={hiddenAt} />, because:
            </Trans>
          )}
        </span>
      ) : (
        <span>{t`Hidden because several members reported it, until a moderator decides:`}</span>
      )}
      <List>
        {reasons.map((reason, index) => (
          <li key={index} dir="auto">
            {isByModerator ? reason : reportText(reason)}
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Quoted, as what people say. */
const List = styled.ul`
  ${type.words}
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[3]};
  margin-block-end: ${space[2]};
  overflow-wrap: anywhere;
  list-style: none;
  border-inline-start: 3px solid ${role.warning};
`;
