import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled, TextField } from 'kit';

/** The search of a list. */
export function SearchField(props: ComponentProps<typeof TextField>) {
  return (
    <Frame>
      <TextField type="search" icon={<Search />} {...props} />
    </Frame>
  );
}

const Frame = styled.div`
  flex: 0 1 24rem;
`;
