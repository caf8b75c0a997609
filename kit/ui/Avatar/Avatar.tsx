import { useState } from 'react';
import { User } from 'lucide-react';
import { styled } from 'styled-components';
import { tint, type TintName } from '../../theme/role';
import { radius } from '../../theme/space';
import { family } from '../../theme/fonts';

export type AvatarSize = 'small' | 'medium' | 'large';

export interface AvatarProps {
  /** One or two letters. Without initials and picture it shows an unknown person. */
  initials?: string | null;
  picture?: string | null;
  /** Selects the tint; by default the initials. Pass none for a person who must not be recognisable. */
  seed?: string;
  size?: AvatarSize;
  /** The person's name where no text beside it has it; without it the avatar is decorative. */
  label?: string;
}

/** A person's picture or initials, in an arch. */
export function Avatar({ initials, picture, seed = initials ?? '', size = 'medium', label }: AvatarProps) {
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const isPictured = picture && picture !== brokenPicture;

  return (
    <AvatarFrame
      $size={size}
      $tint={initials || isPictured ? tintOf(seed) : 'stone'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isPictured ? (
        <Picture
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenPicture(picture)}
        />
      ) : (
        initials || <User />
      )}
    </AvatarFrame>
  );
}

const tints: TintName[] = ['sage', 'rose', 'sky', 'sand', 'plum'];

function tintOf(seed: string): TintName {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return tints[sum % tints.length]!;
}

export const avatarSides: Record<AvatarSize, string> = { small: '2rem', medium: '2.75rem', large: '4rem' };

export const AvatarFrame = styled.span<{ $size: AvatarSize; $tint: TintName }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => avatarSides[$size]};
  height: ${({ $size }) => avatarSides[$size]};
  overflow: hidden;
  font-family: ${family.text};
  font-size: calc(${({ $size }) => avatarSides[$size]} * 0.38);
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.01em;
  color: ${({ $tint }) => tint[$tint].ink};
  background: ${({ $tint }) => tint[$tint].surface};
  border-radius: ${radius.arch};
  user-select: none;

  svg {
    width: 1.45em;
    height: 1.45em;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
