import { Outlet, SkipLink, styled } from 'kit';
import { BottomBar } from './BottomBar';
import { ComposerHost } from './ComposerHost';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBar } from './OfflineBar';
import { SignInDialog } from './SignInDialog';

/** The header and footer of every page except the landing page. */
export function WallLayout() {
  return (
    <Frame>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <OfflineBar />
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <SignInDialog />
      <ComposerHost />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;

  > main:focus {
    outline: none;
  }
`;
