import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { useLingui } from './useLingui';

/** The runtime of Lingui's macro of this name: a text with elements in it. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} values={withoutTags(props.values)} lingui={useLingui()} />;
}

/** Texts that people wrote may look like the tags of a message. As elements they stay as they are. */
function withoutTags(values: TransProps['values']): TransProps['values'] {
  if (!values) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
}
