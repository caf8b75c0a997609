import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { tokenLimits, type TokenScope } from 'schema/rules/token';
import { Button, SelectField, Stack, TextField, useWrite, type Failure } from 'kit';
import { CreateApiTokenDocument } from './gen/graphql';

interface NewTokenFormProps {
  onMade: (made: { name: string; token: string }) => void;
}

const periods = [7, 30, 90, tokenLimits.days];

export function NewTokenForm({ onMade }: NewTokenFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState(30);
  const [refusal, setRefusal] = useState<string>();
  const [create, { isPending }] = useWrite(CreateApiTokenDocument, {
    refetch: ['ApiTokens'],
    failure: {
      signIn: t`You need to sign in to create a token.`,
      fallback: t`The token could not be created. Please try again.`,
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefusal(t`Name is required`);
    const { data, failure } = await create({ input: { name, scope, expiresInDays: days } });
    setRefusal(failure ? refusalOf(failure) : undefined);
    if (data) onMade(data.createApiToken);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          label={t`Token name`}
          description={t`So that you know it again, such as ‘Parish bulletin’.`}
          autoComplete="off"
          limit={tokenLimits.name}
          error={refusal}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t`What it may do`}
          options={[
            { value: 'read', label: t({ message: 'Read', comment: 'What a program may do with a token' }) },
            { value: 'write', label: t`Read and write` },
          ]}
          value={scope}
          onChange={(event) => setScope(event.target.value as TokenScope)}
        />
        <SelectField
          label={t`Ends after`}
          options={periods.map((value) => ({ value, label: lengthOf(value) }))}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        />
        <div>
          <Button type="submit" pending={isPending} pendingLabel={t`Creating...`}>
            <Trans>Create token</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const lengthOf = (days: number) =>
  days === tokenLimits.days ? t`1 year` : t`${plural(days, { one: '# day', other: '# days' })}`;

const refusalOf = ({ fieldErrors }: Failure) => fieldErrors.find(({ path }) => path === 'name')?.message;
