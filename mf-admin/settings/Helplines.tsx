import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Card, Cluster, Heading, Stack, Text, TextArea } from 'kit';
import { readLines, writeLines, type WrongLine } from './helplineLines';
import { settingNames } from './settingNames';
import { useSetCommunity, type Community } from './useSetCommunity';

/** Whom people in a crisis are shown: the built-in list, or the community's own. */
export function Helplines({ settings }: { settings: Community }) {
  const { t } = useLingui();
  const { crisisLines, hasOwnCrisisLines, fixed } = settings;
  const isFixed = fixed.includes('crisisLines');
  const shown = writeLines(crisisLines);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrongLine, setWrongLine] = useState<WrongLine | null>(null);
  const fault = wrongLine?.number ?? 0;
  const before = { crisisLines: hasOwnCrisisLines ? readLines(shown).lines : null };
  const { save, isPending } = useSetCommunity(before, () => setTyped(null));

  const write = async (lines: typeof before.crisisLines) => {
    const { failure } = await save({ input: { crisisLines: lines } });
    if (!failure) setTyped(null);
  };
  const saveTyped = () => {
    const { lines, wrong } = readLines(typed ?? shown);
    setWrongLine(wrong);
    if (wrong === null && typed !== null) void write(lines);
  };

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t(settingNames.crisisLines)}</Heading>
        <Text tone="soft">
          <Trans>Shown wherever somebody speaks of harming themselves. One in each line.</Trans>
        </Text>
      </Stack>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saveTyped();
          }}
        >
          <Stack gap={5}>
            <TextArea
              label={t`Country, its two letters, name, telephone, page`}
              description={
                isFixed
                  ? t`Set in the configuration of the site.`
                  : t`With a semicolon between them. ZZ is everywhere; telephone or page may be empty.`
              }
              rows={8}
              dir="ltr"
              value={typed ?? shown}
              readOnly={isFixed}
              onChange={({ target }) => setTyped(target.value)}
              error={
                wrongLine === null
                  ? undefined
                  : wrongLine.isUnreachable
                    ? t`Line ${fault}: please give a telephone number or a page.`
                    : t`Line ${fault} cannot be read. It must look like this: Kenya; KE; Befrienders Kenya; 0722 178 177; https://www.befrienderskenya.org`
              }
            />
            {!isFixed && (
              <Cluster>
                <Button type="submit" variant="primary" pending={isPending}>{t`Save helplines`}</Button>
                {hasOwnCrisisLines && (
                  <Button variant="quiet" onClick={() => void write(null)}>{t`Use the built-in list`}</Button>
                )}
              </Cluster>
            )}
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
