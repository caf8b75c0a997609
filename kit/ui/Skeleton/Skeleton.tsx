import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface SkeletonProps {
  shape?: 'block' | 'line' | 'circle';
  width?: string;
  height?: string;
}

/** A placeholder in the shape of the content that is loading. Silent; SkeletonGroup announces it. */
export function Skeleton({
  shape = 'block',
  width = shape === 'circle' ? '2.75rem' : '100%',
  height,
}: SkeletonProps) {
  return (
    <Shape
      data-skeleton
      aria-hidden="true"
      $shape={shape}
      $width={width}
      $height={height ?? heights(width)[shape]}
    />
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="line" width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Announces once what its skeletons are placeholders for. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </Group>
  );
}

const heights = (width: string) => ({ block: '6rem', line: '0.85em', circle: width });

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Shape = styled.span<{ $shape: 'block' | 'line' | 'circle'; $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  background: ${role.surfaceSunken};
  border-radius: ${({ $shape }) => ({ block: radius.medium, line: radius.small, circle: radius.arch })[$shape]};
  /* What takes no longer than a second comes without movement. */
  animation: ${breathe} 2s ease-in-out 1s infinite;
`;

const Lines = styled.span`
  display: grid;
  gap: ${space[3]};
  padding-block: 0.35em;
`;

const Group = styled.div`
  position: relative;
  min-width: 0;
`;
