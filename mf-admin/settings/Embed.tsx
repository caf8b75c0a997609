import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  copyText,
  formatList,
  Grid,
  Heading,
  Notice,
  page,
  radius,
  role,
  SelectField,
  space,
  Stack,
  styled,
  Text,
  useToast,
} from 'kit';
import { categoryNames } from 'schema/names';
import { categoryValues } from 'schema/vocabulary';
import { embedAddress, embedSnippet, type EmbedChoice } from './embedSnippet';

/** The wall as a part of other sites: which ones may show it, and the HTML that does (contract, section 12). */
export function Embed({ origins }: { origins: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t`On your own website`}</Heading>
        <Text tone="soft">
          <Trans>
            The newest requests of the wall, as a part of another page. Only what every visitor may read.
          </Trans>
        </Text>
      </Stack>
      {origins.length > 0 ? (
        <Snippet origins={origins} />
      ) : (
        <Notice title={t`No other site may show the wall yet`}>
          <Trans>
            Name the sites in the configuration as EMBED_ORIGINS, such as https://www.example.org, and the
            code for them is here.
          </Trans>
        </Notice>
      )}
    </Stack>
  );
}

function Snippet({ origins }: { origins: readonly string[] }) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<EmbedChoice>({
    category: 'all',
    limit: 5,
    theme: 'auto',
    fitsContent: false,
  });
  const change = (changed: Partial<EmbedChoice>) => setChoice({ ...choice, ...changed });
  const toast = useToast();
  const snippet = embedSnippet(page, choice);

  const copy = async () => {
    if (await copyText(snippet))
      return toast({ title: t`Code copied`, description: t`Paste it where the prayers are to stand.` });
    toast({
      title: t`Please copy it by hand`,
      description: t`This browser does not allow it otherwise.`,
      variant: 'destructive',
    });
  };

  return (
    <Card>
      <Stack gap={4}>
        <Text>{t`Pages of ${{ origins: formatList(origins) }} may show it. Others get an empty frame.`}</Text>
        <Grid column="10rem" columns={3} gap={4}>
          <SelectField
            label={t`Category`}
            options={[
              { value: 'all', label: t`Every category` },
              ...categoryValues.map((value) => ({ value, label: t(categoryNames[value]) })),
            ]}
            value={choice.category}
            onChange={({ target }) => change({ category: target.value })}
          />
          <SelectField
            label={t`How many`}
            options={counts.map((count) => ({ value: count, label: String(count) }))}
            value={choice.limit}
            onChange={({ target }) => change({ limit: Number(target.value) })}
          />
          <SelectField
            label={t`Appearance`}
            options={themes.map(({ value, label }) => ({ value, label: t(label) }))}
            value={choice.theme}
            onChange={({ target }) => change({ theme: target.value })}
          />
        </Grid>
        <Checkbox
          label={t`As tall as what it holds`}
          description={t`By a small script in your page. Without it the frame has one height and scrolls.`}
          checked={choice.fitsContent}
          onCheckedChange={(fitsContent) => change({ fitsContent })}
        />
        <Code tabIndex={0} role="region" aria-label={t`The code for your page`}>
          <code>{snippet}</code>
        </Code>
        <Cluster gap={2}>
          <Button icon={<Copy />} onClick={() => void copy()}>{t`Copy the code`}</Button>
          <Button as="a" variant="quiet" href={embedAddress(page, choice)} target="_blank" rel="noopener">
            <Trans>See it alone</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const counts = [3, 5, 10, 15, 20];

const themes = [
  { value: 'auto', label: msg({ message: 'Automatic', comment: 'Colours as the reader’s system has them' }) },
  { value: 'light', label: msg({ message: 'Light', comment: 'Colours' }) },
  { value: 'dark', label: msg({ message: 'Dark', comment: 'Colours' }) },
];

const Code = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${role.surfaceSunken};
  color: ${role.ink};
  font:
    0.875rem/1.6 ui-monospace,
    Menlo,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
