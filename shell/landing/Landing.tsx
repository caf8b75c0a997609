import { page, ScrollingBanner, SkipLink, styled, useQuery } from 'kit';
import { Footer } from '../chrome/Footer';
import { SignInDialog } from '../chrome/SignInDialog';
import { LandingBannerDocument } from '../gen/graphql';
import { Features } from './Features';
import { Hero } from './Hero';
import { Invitation } from './Invitation';
import { LandingHeader } from './LandingHeader';
import { Newsletter } from './Newsletter';
import { Scripture } from './Scripture';
import { Stories } from './Stories';
import { useSignInReturn } from './useSignInReturn';

const slogans = [
  'Nobody prays alone',
  'Bring what weighs on you',
  'Carry one another',
  'Give thanks for what was answered',
  'Every hour, somebody is praying',
];

/** The first page (specification, section 2). */
export function Landing() {
  useSignInReturn();
  const { data } = useQuery(LandingBannerDocument);
  const phrases = data?.banner ? [data.banner] : slogans;

  return (
    <Frame>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero title={page.productName} />
        <ScrollingBanner phrases={phrases} label="Slogans" />
        <Scripture />
        <Features />
        <Stories />
        <Invitation />
        <Newsletter />
      </main>
      <Footer />
      <SignInDialog />
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 100vh;

  > main:focus {
    outline: none;
  }
`;
