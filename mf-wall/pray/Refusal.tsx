import { useLingui } from '@lingui/react/macro';
import { role, space, styled, type } from 'kit';
import type { RefusedAmen } from './useRefusedAmens';

/** One quiet line below the bar, over the empty part of the page: nothing moves. */
export function Refusal({ refused }: { refused: RefusedAmen | null }) {
  const { t } = useLingui();
  return (
    <Line role="status">
      {refused && (
        <span>
          {refused.title
            ? t`Your amen for “${{ title: refused.title }}” was not received.`
            : t`One of your amens was not received.`}{' '}
          {refused.reason}
        </span>
      )}
    </Line>
  );
}

const Line = styled.p`
  ${type.small}
  position: absolute;
  inset-block-start: max(4.25rem, calc(env(safe-area-inset-top) + 3.5rem));
  inset-inline: ${space[5]};
  color: ${role.inkSoft};
  text-align: center;
  text-wrap: balance;
`;
