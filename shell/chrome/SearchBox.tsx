import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { styled, TextField } from 'kit';
import { useSearch } from './useSearch';

export function SearchBox({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  const { words, type, submit, clear, leave } = useSearch();

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={ref}
        label={t`Search prayer requests`}
        isLabelHidden
        type="search"
        name="search"
        icon={<Search />}
        placeholder={t`Search prayer requests...`}
        autoComplete="off"
        value={words}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  width: 100%;
  min-width: 0;
`;
