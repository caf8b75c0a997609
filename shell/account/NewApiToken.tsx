import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, Cluster, copyText, Notice, Stack, TextField, useToast } from 'kit';

interface NewApiTokenProps {
  made: { name: string; token: string };
  onDone: () => void;
}

/** The secret of a new token. It has the focus, because the button that was pressed is gone. */
export function NewApiToken({ made: { name, token }, onDone }: NewApiTokenProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    if (await copyText(token))
      return toast({ title: t`Token copied`, description: t`Keep it like a password.` });
    field.current?.focus();
    toast({
      title: t`Please copy it by hand`,
      description: t`This browser does not allow it otherwise.`,
      variant: 'destructive',
    });
  };

  return (
    <Stack gap={3}>
      <Notice tone="warning" title={t`Copy it now`}>
        <Trans>It is shown this once. Whoever has it can act in your name.</Trans>
      </Notice>
      <TextField
        ref={field}
        label={t`The token of ‘${name}’`}
        readOnly
        spellCheck={false}
        value={token}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>
          <Trans>Copy token</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t({ message: 'Done', comment: 'Button: the new token has been copied' })}
        </Button>
      </Cluster>
    </Stack>
  );
}
