import { useLingui } from '@lingui/react/macro';
import { Button, Cluster, page, role, space, Stack, styled, Text, useToast } from 'kit';

/** Names the areas that are loaded from a developer's machine; Stop returns to the published versions. */
export function OverrideBanner() {
  const { t } = useLingui();
  const toast = useToast();

  async function stop(name: string) {
    const response = await fetch('/override', {
      method: 'POST',
      body: new URLSearchParams({ remote: name, entry: 'off' }),
      redirect: 'manual',
    }).catch(() => null);
    // A redirect that is not followed has no status.
    if (response?.type === 'opaqueredirect') window.location.reload();
    else toast({ title: t`Error`, description: t`${name} could not be taken back.`, variant: 'destructive' });
  }

  return (
    <Bar aria-label={t`From a developer’s machine`}>
      <Stack gap={2}>
        {Object.entries(page.registry.remotes).map(
          ([name, { comesFrom }]) =>
            comesFrom && (
              <Cluster key={name} gap={3}>
                <Text>{t`${name} comes from ${comesFrom}`}</Text>
                <Button size="small" onClick={() => void stop(name)}>
                  {t({ message: 'Stop', comment: 'Button: no longer tries another version of an area' })}
                </Button>
              </Cluster>
            ),
        )}
      </Stack>
    </Bar>
  );
}

const Bar = styled.aside`
  padding: ${space[2]} ${space[4]};
  color: ${role.ink};
  background: ${role.surfaceSunken};
  border-bottom: 1px solid ${role.line};
`;
