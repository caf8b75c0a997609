import { media, styled } from 'kit';

/** As high as a banner: nothing moves when one appears, or when there is none. */
export const BannerRoom = styled.div`
  min-height: 2.75rem;

  @media ${media.phone} {
    min-height: 2rem;
  }
`;
