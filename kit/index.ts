/// <reference path="./app/apolloTypes.d.ts" />
/**
 * The facade: all that areas share at run time besides React. Adding a name costs every visitor its bytes; taking
 * one away breaks areas that are live.
 */
export { ApolloProvider, useApolloClient, useFragment, useMutation, useQuery } from '@apollo/client/react';
export {
  BrowserRouter,
  matchPath,
  Navigate,
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
export type { FragmentType } from '@apollo/client';

export { AreaFault, faultCodeOf, isMissingPart, type AreaFaultCode } from './app/areaFault';
export { AreasProvider, AreaView, Slot, useAreas, type AreaAddress, type Slots } from './app/areas';
export { onArrival, useArrival, useHasArrived } from './app/arrival';
export { browser } from './app/browser';
export { browserId } from './app/browserId';
export { askAhead } from './app/aheadAnswers';
export { createClient } from './app/client';
export { useEarlyAnswer } from './app/useEarlyAnswer';
export { copyText } from './app/copyText';
export { ComposerProvider, useComposer } from './app/composer';
export { dropDraft, findDraft, keepDraft } from './app/draft';
export { readFailure, useFailureToast, useSignInRedirect, type Failure } from './app/failures';
export { freshness, redirectAfter, skipPollAttempt } from './app/freshness';
export { kitVersion } from './app/kitVersion';
export { useLive, useWallNews } from './app/live';
export type { LiveTopic, WallNews } from './app/liveTopics';
export { documentTitle, Link, PageHeading } from './app/navigation';
export { page, pageNonce, type LiveRemote, type PageData, type SessionMember } from './app/page';
export { useRefreshAll } from './app/refresh';
export { Region } from './app/Region';
export { ReportButton, useReport } from './app/report';
export { SessionProvider, signInAddress, useSession, type Person, type SignInMode } from './app/session';
export { ToastProvider, useToast, type ToastMessage } from './app/toasts';

export { firstFonts } from './theme/fonts';
export { focusRing } from './theme/focusRing';
export { GlobalStyle } from './theme/GlobalStyle';
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
export { Logo } from './ui/Logo/Logo';
export { Menu } from './ui/Menu/Menu';
export { IconNiche } from './ui/Niche/Niche';
export { Notice } from './ui/Notice/Notice';
export { Page } from './ui/Page/Page';
export { Popover } from './ui/Popover/Popover';
export { Progress } from './ui/Progress/Progress';
export { RadioGroup } from './ui/RadioGroup/RadioGroup';
export { RelativeTime } from './ui/RelativeTime/RelativeTime';
export { ScrollingBanner } from './ui/ScrollingBanner/ScrollingBanner';
export { SelectField } from './ui/SelectField/SelectField';
export { Skeleton, SkeletonText, SkeletonGroup } from './ui/Skeleton/Skeleton';
export { SkipLink } from './ui/SkipLink/SkipLink';
export { Spinner } from './ui/Spinner/Spinner';
export { Stack } from './ui/Stack/Stack';
export { Switch } from './ui/Switch/Switch';
export { Tabs } from './ui/Tabs/Tabs';
export { Heading } from './ui/Text/Heading';
export { Text, Prose } from './ui/Text/Text';
export { TextArea } from './ui/TextArea/TextArea';
export { TextField } from './ui/TextField/TextField';
export { visuallyHidden, VisuallyHidden } from './ui/VisuallyHidden/VisuallyHidden';
