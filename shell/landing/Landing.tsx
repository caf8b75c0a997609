import { SkipLink, styled, usePageReady } from 'kit';
import { Footer } from '../chrome/Footer';
import { SignInDialog } from '../chrome/SignInDialog';
import { useEnabledControls } from '../prerender/useEnabledControls';
import { Features } from './Features';
import { Hero } from './Hero';
import { Invitation } from './Invitation';
import { LandingHeader } from './LandingHeader';
import { Newsletter } from './Newsletter';
import { Scripture } from './Scripture';
import { Slogans } from './Slogans';
import { Stories } from './Stories';
import { useFarewell } from './useFarewell';
import { useSignInReturn } from './useSignInReturn';

/** The landing page (specification, section 2). */
export function Landing() {
  usePageReady();
  useSignInReturn();
  useFarewell();
  useEnabledControls();

  return (
    <Frame>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Slogans />
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
