import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { space, styled, TextField, type } from 'kit';

interface InviteLineProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (typed: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  error: string | undefined;
  button: ReactNode;
}

/** A field for an address with a button that adds it. */
export function InviteLine({ ref, label, value, onChange, onKeyDown, error, button }: InviteLineProps) {
  return (
    <Line>
      <TextField
        ref={ref}
        label={label}
        type="email"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        error={error}
      />
      <Beside>{button}</Beside>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
`;

/** Aligned with the input, below the line of its label. */
const Beside = styled.div`
  ${type.label}
  padding-top: calc(1lh + ${space[2]} + 1px);
`;
