/// <reference path="./app/data/apolloTypes.d.ts" />
/**
 * The facade: everything that areas share at run time besides React. An added name costs every visitor its bytes; a
 * removed one breaks live areas.
 */
export { ApolloProvider, useApolloClient, useFragment } from '@apollo/client/react';
export {
  BrowserRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { css, keyframes, styled } from 'styled-components';
export type { FragmentType, TypedDocumentNode } from '@apollo/client';

export { AreaFault, faultCodeOf, isMissingPart, type AreaFaultCode } from './app/areas/areaFault';
export type { AreaDeclaration } from './app/areas/declaration';
export { AreasProvider, AreaView, Slot, useAreas, type AreaAddress, type Slots } from './app/areas/areas';
export { onPageReady, useIsPageReady, useMayRequest, usePageReady } from './app/page/pageReady';
export { useRenderedItems } from './app/page/renderedItems';
export { browser } from './app/browser/browser';
export { browserId } from './app/session/browserId';
export { prefetch } from './app/data/prefetch';
export { createClient } from './app/data/client';
export { usePageQuery } from './app/data/usePageQuery';
export { usePageResult } from './app/data/usePageResult';
export { FromPage } from './app/data/FromPage';
export type { FieldsOf } from './app/data/FieldsOf';
export { useOffline } from './ui/useOffline';
export { prefetchWhenIdle } from './app/page/whenIdle';
export { copyText } from './app/browser/copyText';
export { ComposerProvider, useComposer } from './app/areas/composer';
export {
  findDraft,
  hasDraft,
  removeDraft,
  reopenAfterSignIn,
  storeDraft,
  takeReopening,
} from './app/browser/drafts';
export { useDraft } from './app/browser/useDraft';
export { readFailure, useFailureToast, useSignInRedirect, type Failure } from './app/feedback/failures';
export { freshness, redirectAfter, skipPollAttempt } from './app/data/freshness';
export { kitVersion } from './app/page/kitVersion';
export { useLive, useLiveUpdates } from './app/live/live';
export type { LiveProtocol } from './app/live/liveState';
export { Link, PageHeading } from './app/navigation/navigation';
export { formatDate, formatList, formatNumber, relativeTime } from './locale/formats';
export { i18n } from './locale/i18n';
export { Trans } from './locale/Trans';
export { useLingui } from './locale/useLingui';
export { changeLocale, loadRemainingTexts, openCatalogs } from './locale/catalogs';
export { page, pageNonce } from './app/page/page';
export type { PageData, SessionMember } from 'schema/page';
export { LoadMore } from './app/data/LoadMore';
export { addToLists, removeFromLists } from './app/data/cachedLists';
export { addTypePolicies, pagedList } from './app/data/typePolicies';
export { useWrite, type WriteResult } from './app/data/useWrite';
export { useQuery } from './app/data/useQuery';
export { useWaiting, WaitingNote } from './app/data/waiting';
export type { Waiting } from './app/data/device';
export { useAddressState } from './app/navigation/useAddressState';
export { useTab } from './app/navigation/useTab';
export { useRefreshAll } from './app/data/refresh';
export { Region } from './app/areas/Region';
export { FailedDialog, lazyPart } from './app/areas/lazyPart';
export { ReportButton, useReport } from './app/areas/report';
export { takeFarewell, type Farewell } from './app/session/farewell';
export {
  SessionProvider,
  signInAddress,
  useSession,
  type Person,
  type SignInMode,
} from './app/session/session';
export { refusalText } from './app/feedback/refusals';
export type { ServerMessage } from './app/feedback/refusalTexts';
export { announce } from './app/feedback/announcer';
export { ToastProvider, useToast, type ToastMessage } from './app/feedback/toasts';

export { focusRing } from './theme/focusRing';
export { GlobalStyle } from './theme/GlobalStyle';
export { StyleProvider } from './theme/StyleProvider';
export { media } from './theme/media';
export { motion } from './theme/motion';
export { role, tint, type TintName } from './theme/role';
export { shadow } from './theme/shadow';
export { radius, space } from './theme/space';
export { type } from './theme/type';
export { z } from './theme/z';

export { Avatar } from './ui/Avatar/Avatar';
export { AvatarStack } from './ui/AvatarStack/AvatarStack';
export { Badge } from './ui/Badge/Badge';
export { Button } from './ui/Button/Button';
export { Candle } from './ui/Candle/Candle';
export { Card } from './ui/Card/Card';
export { Checkbox } from './ui/Checkbox/Checkbox';
export { CheckboxField } from './ui/CheckboxField/CheckboxField';
export { ClampedText } from './ui/ClampedText/ClampedText';
export { Cluster } from './ui/Cluster/Cluster';
export { ConfirmDialog } from './ui/ConfirmDialog/ConfirmDialog';
export { Dialog, DialogActions } from './ui/Dialog/Dialog';
export { EmptyState } from './ui/EmptyState/EmptyState';
export { FailedState } from './ui/FailedState/FailedState';
export { Fieldset } from './ui/Fieldset/Fieldset';
export { Grid } from './ui/Grid/Grid';
export { IconButton } from './ui/IconButton/IconButton';
export { lazyComponent } from './ui/lazyComponent';
export { Logo } from './ui/Logo/Logo';
export { Menu } from './ui/Menu/Menu';
export { IconTile } from './ui/IconTile/IconTile';
export { Notice } from './ui/Notice/Notice';
export { Page } from './ui/Page/Page';
export { Popover } from './ui/Popover/Popover';
export { Progress } from './ui/Progress/Progress';
export { RadioGroup } from './ui/RadioGroup/RadioGroup';
export { RelativeTime } from './ui/RelativeTime/RelativeTime';
export { BannerPlace, ScrollingBanner } from './ui/ScrollingBanner/ScrollingBanner';
export { SelectField } from './ui/SelectField/SelectField';
export { Skeleton, SkeletonText, SkeletonGroup } from './ui/Skeleton/Skeleton';
export { SkipLink } from './ui/SkipLink/SkipLink';
export { Stack } from './ui/Stack/Stack';
export { Switch } from './ui/Switch/Switch';
export { Tabs } from './ui/Tabs/Tabs';
export { Heading } from './ui/Text/Heading';
export { Text, Prose } from './ui/Text/Text';
export { TextArea } from './ui/TextArea/TextArea';
export { TextField } from './ui/TextField/TextField';
export { VisuallyHidden, visuallyHidden } from './ui/VisuallyHidden/VisuallyHidden';
