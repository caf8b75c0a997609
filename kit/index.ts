/**
 * The facade: all that areas share at run time besides React. Adding a name costs every visitor its bytes; taking
 * one away breaks areas that are live.
 */
export { ApolloProvider, useApolloClient, useFragment, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
export {
  BrowserRouter,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { css, keyframes, styled } from 'styled-components';

export { AreasProvider, AreaView, Slot, useAreas, type AreaAddress, type Slots } from './app/areas';
export { browserId } from './app/browserId';
export { createClient } from './app/client';
export { ComposerProvider, useComposer } from './app/composer';
export { dropDraft, findDraft, keepDraft } from './app/draft';
export { readFailure, useFailureToast, useSignInRedirect, type Failure } from './app/failures';
export { freshness, redirectAfter, skipPollAttempt } from './app/freshness';
export { Link, PageHeading } from './app/navigation';
export { page, pageNonce, type LiveRemote, type PageData, type SessionMember } from './app/page';
export { useRefreshAll } from './app/refresh';
export { Region } from './app/Region';
export { SessionProvider, signInAddress, useSession, type Person, type SignInMode } from './app/session';
export { ToastProvider, useToast, type ToastMessage } from './app/toasts';
