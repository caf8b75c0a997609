import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, Cluster, copyText, Notice, Stack, TextField, useToast } from 'kit';

interface NewApiTokenProps {
  made: { name: string; token: string };
  onDone: () => void;
}

/** The secret of a new token. It has the focus, because the button that was pressed is gone. */
export function NewApiToken({ made: { name, token }, onDone }: NewApiTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    if (await copyText(token))
      return toast({ title: 'Token copied', description: 'Keep it like a password.' });
    field.current?.focus();
    toast({ title: 'Please copy it by hand', description: 'This browser does not allow it otherwise.' });
  };

  return (
    <Stack gap={3}>
      <Notice tone="warning" title="Copy it now">
        It is shown this once. Whoever has it can act in your name.
      </Notice>
      <TextField
        ref={field}
        label={`The token of ‘${name}’`}
        readOnly
        spellCheck={false}
        value={token}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button variant="primary" icon={<Copy />} onClick={() => void copy()}>
          Copy token
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </Cluster>
    </Stack>
  );
}
