import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useRef } from 'react';
import {
  Button,
  Cluster,
  focusRing,
  Heading,
  Notice,
  radius,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
} from 'kit';
import { LineTable } from './LineTable';
import { useImport, type ImportResult } from './useImport';

/** A CSV file of prayers: chosen, checked line by line, then imported. */
export function ImportPrayers() {
  const { file, result, failure, sending, choose, check, importAll } = useImport();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const isImported = result !== null && !result.dryRun;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isImported) summary.current?.focus();
  }, [isImported]);

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t`Bring prayers from elsewhere`}</Heading>
        <Text tone="soft" id={`${id}-hint`}>
          {t`A CSV file with the columns title, description, category, isAnonymous, name and createdAt, up to 10 MB. It is checked first. Prayers that are here already are left out, and nobody is notified.`}
        </Text>
      </Stack>
      <Stack gap={2}>
        <Label htmlFor={id}>{t`CSV file`}</Label>
        <Chooser
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </Stack>
      {file && !isImported && (
        <Cluster>
          <Button
            variant={result ? 'secondary' : 'primary'}
            pending={sending === 'check'}
            pendingLabel={t`Checking...`}
            onClick={() => void check()}
          >
            {t`Check the file`}
          </Button>
        </Cluster>
      )}
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      {result && (
        <>
          <Summary ref={summary} tabIndex={-1}>
            <Notice tone={toneOf(result)} isLive>
              {summaryOf(result)}
            </Notice>
          </Summary>
          {result.dryRun && result.created > 0 && (
            <Cluster>
              <Button
                variant="primary"
                pending={sending === 'import'}
                pendingLabel={t`Importing...`}
                onClick={() => void importAll()}
              >
                {t`${plural(result.created, { one: 'Import # prayer', other: 'Import # prayers' })}`}
              </Button>
            </Cluster>
          )}
          <LineTable lines={result.lines} />
        </>
      )}
    </Stack>
  );
}

function toneOf({ dryRun, failed }: ImportResult) {
  if (failed > 0) return 'warning';
  return dryRun ? 'info' : 'success';
}

/** The result, or the preview, in one sentence for each action. */
function summaryOf({ dryRun, created, skipped, failed }: ImportResult): string {
  const sentences = [
    dryRun
      ? t`${plural(created, { one: '# prayer is new.', other: '# prayers are new.' })}`
      : t`${plural(created, { one: '# prayer was imported.', other: '# prayers were imported.' })}`,
    skipped > 0 && t`${plural(skipped, { one: '# is here already.', other: '# are here already.' })}`,
    failed > 0 &&
      t`${plural(failed, { one: '# line cannot be imported.', other: '# lines cannot be imported.' })}`,
    dryRun && t`Nothing is imported yet.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const Label = styled.label`
  ${type.label}
  color: ${role.ink};
`;

const Chooser = styled.input`
  ${type.small}
  width: 100%;
  min-height: 44px;
  padding: ${space[2]};
  color: ${role.ink};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: ${radius.medium};

  &:focus-visible {
    ${focusRing}
  }

  &::file-selector-button {
    ${type.small}
    min-height: 32px;
    margin-inline-end: ${space[3]};
    padding: 0 ${space[3]};
    color: ${role.ink};
    background: ${role.surface};
    border: 1px solid ${role.line};
    border-radius: ${radius.small};
    cursor: pointer;
  }
`;

const Summary = styled.div`
  border-radius: ${radius.medium};

  &:focus-visible {
    ${focusRing}
  }
`;
