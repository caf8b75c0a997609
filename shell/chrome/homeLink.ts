import { Link, media, styled } from 'kit';

/** The logo's place: on a phone what the controls leave. The words show where all of them have room. */
export const HomePlace = styled.div`
  @media ${media.phone} {
    flex: 1 1 2rem;
    min-width: 0;

    a > span {
      flex-wrap: wrap;
      height: 2rem;
      overflow: hidden;
      font-size: 1.625rem;
    }

    svg {
      width: 2rem;
      height: 2rem;
    }
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 2.75rem;
  text-decoration: none;
`;
