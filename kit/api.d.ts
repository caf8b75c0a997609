// kit 3.18.0
import { AnchorHTMLAttributes } from 'react';
import type { ApolloCache } from '@apollo/client';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { AreaDeclaration as AreaDeclaration_2 } from 'schema/area';
import { BrowserRouter } from 'react-router-dom';
import type { Catalogs } from 'schema/page';
import { ComponentPropsWithRef } from 'react';
import { ComponentType } from 'react';
import { Context } from 'react';
import { css } from 'styled-components';
import { CSSProperties } from 'react';
import { CSSPropertiesWithVars } from 'styled-components/dist/types';
import { DetailedHTMLProps } from 'react';
import type { ElementType } from 'react';
import type { FieldFunctionOptions } from '@apollo/client';
import type { FieldPolicy } from '@apollo/client';
import { FragmentType } from '@apollo/client';
import { HTMLAttributes } from 'react';
import { I18n } from '@lingui/core';
import { IStyledComponentBase } from 'styled-components/dist/types';
import { JSX } from 'react';
import { JSXElementConstructor } from 'react';
import { keyframes } from 'styled-components';
import type { LiveTopic } from 'schema/live';
import type { LiveUpdate } from 'schema/live';
import type { MaybeMasked } from '@apollo/client';
import { Merged } from 'styled-components/dist/types';
import { MessageDescriptor } from '@lingui/core';
import { MessageOptions } from '@lingui/core';
import { Navigate } from 'react-router-dom';
import type { OperationVariables } from '@apollo/client';
import { Outlet } from 'react-router-dom';
import { PageData } from 'schema/page';
import { ReactElement } from 'react';
import { ReactNode } from 'react';
import { ReactPortal } from 'react';
import { Ref } from 'react';
import type { Reference } from '@apollo/client';
import { RefObject } from 'react';
import { RoleName } from 'schema/palette';
import { Route } from 'react-router-dom';
import { Routes } from 'react-router-dom';
import { RuleSet } from 'styled-components';
import { SessionMember } from 'schema/page';
import type { StoreObject } from '@apollo/client';
import { styled } from 'styled-components';
import type { TransProps } from '@lingui/react';
import { TypedDocumentNode } from '@apollo/client';
import type { TypePolicies } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useFragment } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useNavigationType } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { useQuery as useQuery_2 } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

export declare function addToLists(cache: ApolloCache, list: CachedList, object: StoreObject, belongs?: (args: Args) => boolean): void;

export declare function addTypePolicies(policies: TypePolicies): void;

declare type Align = 'start' | 'end';

export declare function announce(text: string): void;

export { ApolloProvider }

export declare interface AreaAddress {
    remote: string;
    module: string;
}

export declare interface AreaDeclaration extends Omit<AreaDeclaration_2, 'routes' | 'slots'> {
    routes?: (Omit<Route_2, 'slots'> & {
        slots?: BySlot<NonNullable<Route_2['slots']>[string]>;
    })[];
    slots?: BySlot<NonNullable<AreaDeclaration_2['slots']>[string]>;
}

export declare class AreaFault extends Error {
    readonly code: AreaFaultCode;
    readonly version: string | null;
    late?: Promise<unknown>;
    constructor(code: AreaFaultCode, message: string, version?: string | null);
}

export declare type AreaFaultCode = 'PW-101' | 'PW-102' | 'PW-103' | 'PW-104' | 'PW-105' | 'PW-106' | 'PW-107' | 'PW-108' | 'PW-109' | 'PW-110';

declare interface Areas {
    load(address: AreaAddress): Promise<{
        default: ComponentType<object>;
    }>;
    findLoaded?(address: AreaAddress): ComponentType<object> | undefined;
    findSlot(name: keyof Slots): AreaAddress | null;
    preload(path: string, isPressed?: boolean): void;
    recover(address: AreaAddress, error: unknown): Promise<boolean>;
}

export declare const AreasProvider: Context<Areas | null>;

export declare function AreaView({ label, failed, ...view }: AreaViewProps): JSX.Element;

declare interface AreaViewProps extends AreaAddress {
    label: string;
    loading: ReactNode;
    failed?: ShowFailure;
    componentProps?: object;
}

declare type Args = Record<string, unknown>;

export declare function Avatar({ initials, picture, seed, size, label }: AvatarProps): JSX.Element;

declare interface AvatarProps {
    initials?: string | null;
    picture?: string | null;
    seed?: string;
    size?: AvatarSize;
    label?: string;
}

declare type AvatarSize = 'small' | 'medium' | 'large';

export declare function AvatarStack({ people, limit, total, size }: AvatarStackProps): JSX.Element;

declare interface AvatarStackProps {
    people: readonly (Omit<AvatarProps, 'size'> & {
        key: string | number;
    })[];
    limit?: number;
    total?: number;
    size?: AvatarSize;
}

export declare function Badge({ tone, icon, children }: BadgeProps): JSX.Element;

declare interface BadgeProps {
    tone?: BadgeTone;
    icon?: ReactNode;
    children: ReactNode;
}

declare type BadgeTone = TintName | 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger';

export declare const BannerPlace: IStyledComponentBase<"web", Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}> & string;

export declare const browser: {
    leaveFor(address: string): void;
    reload(): void;
};

export declare function browserId(): string;

export { BrowserRouter }

export declare function Button<As extends ElementType = 'button'>({ as, variant, size, icon, pending, pendingLabel, isFullWidth, children, ...rest }: ButtonProps<As>): JSX.Element;

declare type ButtonProps<As extends ElementType = 'button'> = OwnProps<As> & Omit<ComponentPropsWithRef<As>, keyof OwnProps<As>>;

declare type ButtonSize = 'small' | 'medium' | 'large';

declare type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'highlight';

declare type BySlot<Value> = {
    [Name in keyof Slots]?: Value;
};

declare interface CachedList {
    field: string;
    rows?: string;
    of?: StoreObject;
}

export declare function Candle({ isLit, size }: CandleProps): JSX.Element;

declare interface CandleProps {
    isLit: boolean;
    size?: 'small' | 'medium' | 'large';
}

export declare const Card: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, CardProps>> & string;

declare interface CardProps {
    isInteractive?: boolean;
    tone?: 'raised' | 'sunken' | 'outlined' | 'accent' | 'highlight';
    padding?: 'none' | 'small' | 'medium' | 'large';
}

export declare function changeLocale(locale: string): Promise<void>;

export declare function Checkbox(props: CheckboxProps): JSX.Element;

export declare function CheckboxField({ error, id, ...checkbox }: CheckboxFieldProps): JSX.Element;

declare interface CheckboxFieldProps extends CheckboxProps {
    error?: string;
}

declare interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
    label: ReactNode;
    description?: ReactNode;
    onCheckedChange?: (isChecked: boolean) => void;
}

export declare function ClampedText({ text, limit, lines, describedBy }: ClampedTextProps): JSX.Element;

declare interface ClampedTextProps {
    text: string;
    limit?: number;
    lines?: number;
    describedBy?: string;
}

declare interface ClientOptions {
    live?: () => Promise<LiveProtocol>;
}

export declare const Cluster: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, ClusterProps>> & string;

declare interface ClusterProps {
    gap?: Step;
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    justify?: 'start' | 'center' | 'end' | 'space-between';
    isOneLine?: boolean;
}

export declare function ComposerProvider({ children }: {
    children: ReactNode;
}): JSX.Element;

declare interface ComposerState {
    isOpen: boolean;
    open(): void;
    close(): void;
    reopenAfterSignIn(): void;
}

export declare function ConfirmDialog({ confirmLabel, cancelLabel, isDanger, pending, onConfirm, ...dialog }: ConfirmDialogProps): JSX.Element;

declare interface ConfirmDialogProps {
    open: boolean;
    onOpenChange: (isOpen: boolean) => void;
    title: string;
    description: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    isDanger?: boolean;
    pending?: boolean;
    onConfirm: () => void;
}

export declare function copyText(text: string): Promise<boolean>;

export declare function createClient({ live }?: ClientOptions): ApolloClient;

export { css }

export declare function Dialog({ open, ...dialog }: DialogProps): JSX.Element | null;

export declare const DialogActions: IStyledComponentBase<"web", Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}> & string;

declare interface DialogContentProps {
    onOpenChange: (isOpen: boolean) => void;
    title: string;
    description?: ReactNode;
    size?: 'small' | 'medium' | 'large';
    role?: 'dialog' | 'alertdialog';
    initialFocus?: RefObject<HTMLElement | null>;
    closesOnOutsidePress?: boolean;
    children?: ReactNode;
}

declare interface DialogProps extends DialogContentProps {
    open: boolean;
}

declare interface Draft<Value> {
    value: Value;
    change(changed: Partial<Value>): void;
    reset(next?: Value): void;
}

export declare function EmptyState({ icon, title, level, tone, children, action }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    icon?: ReactNode;
    title: string;
    level?: HeadingLevel;
    tone?: IconTileTone;
    children?: ReactNode;
    action?: ReactNode;
}

export declare function FailedDialog({ title, onRetry, onClose }: FailedDialogProps): JSX.Element;

declare interface FailedDialogProps {
    title: string;
    onRetry: () => void;
    onClose: () => void;
}

export declare function FailedState({ title, level, children, onRetry, pending, action, }: FailedStateProps): JSX.Element;

declare interface FailedStateProps {
    title?: string;
    level?: HeadingLevel;
    children?: ReactNode;
    onRetry?: () => void;
    pending?: boolean;
    action?: ReactNode;
}

export declare interface Failure {
    code: string | null;
    message: string | null;
    messageCode?: string | null;
    fieldErrors: readonly {
        path: string;
        message: string;
        code?: string;
    }[];
}

declare interface FailureTexts {
    title?: string;
    signIn?: string | SignInPrompt;
    fallback: string;
    isFixed?: boolean;
}

export declare type Farewell = 'signedOut' | 'accountDeleted';

export declare function faultCodeOf(error: unknown): AreaFaultCode;

declare interface FieldProps {
    label: string;
    isLabelHidden?: boolean;
    description?: ReactNode;
    error?: string;
}

export declare function Fieldset({ legend, isLegendHidden, description, error, children, ...fieldset }: FieldsetProps): JSX.Element;

declare interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
    legend: string;
    isLegendHidden?: boolean;
    description?: ReactNode;
    error?: string;
}

export declare type FieldsOf<Fragment> = Omit<Fragment, ' $fragmentName'>;

export declare function findDraft<Draft extends object>(name: string): Draft | null;

export declare const focusRing: RuleSet<object>;

export declare const formatDate: (date: Date | number, options?: Intl.DateTimeFormatOptions) => string;

export declare const formatList: (items: Iterable<string>, options?: Intl.ListFormatOptions) => string;

export declare const formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;

export { FragmentType }

export declare const freshness: {
    readonly feed: {
        readonly poll: number;
        readonly stale: number;
    };
    readonly stats: {
        readonly poll: number;
    };
    readonly amenCheck: {
        readonly poll: number;
    };
    readonly chains: {
        readonly poll: number;
    };
    readonly posts: {
        readonly poll: number;
    };
    readonly notifications: {
        readonly poll: number;
    };
    readonly admin: {
        readonly poll: number;
    };
    readonly live: {
        readonly recheck: number;
        readonly gather: 400;
        readonly spacing: number;
        readonly spread: 300;
        readonly reconnect: {
            readonly first: number;
            readonly most: number;
            readonly lasting: number;
        };
    };
    readonly cache: {
        readonly fresh: number;
        readonly unused: number;
    };
};

export declare function FromPage<Data, Variables extends OperationVariables>(props: FromPageProps<Data, Variables>): JSX.Element;

declare interface FromPageProps<Data, Variables extends OperationVariables> {
    query: TypedDocumentNode<Data, Variables>;
    variables: Variables;
    children: (isFromPage: boolean) => ReactNode;
}

export declare function GlobalStyle(): JSX.Element | null;

export declare const Grid: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, GridProps>> & string;

declare interface GridProps {
    column?: string;
    columns?: number;
    gap?: Step;
}

export declare function hasDraft(name: string): boolean;

export declare function Heading({ level, size, ...rest }: HeadingProps): JSX.Element;

declare type HeadingLevel = 1 | 2 | 3 | 4;

declare interface HeadingProps extends ComponentPropsWithRef<'h1'> {
    level: HeadingLevel;
    size?: HeadingSize;
}

declare type HeadingSize = Extract<TypeName, 'display' | 'title' | 'heading' | 'subheading' | 'label'>;

export declare const i18n: I18n;

export declare function IconButton<As extends ElementType = 'button'>({ as, label, icon, variant, size, pending, ...rest }: IconButtonProps<As>): JSX.Element;

declare type IconButtonProps<As extends ElementType = 'button'> = OwnProps_2<As> & Omit<ComponentPropsWithRef<As>, keyof OwnProps_2<As> | 'children'>;

export declare const IconTile: IStyledComponentBase<"web", Omit<Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, {
$tone?: IconTileTone;
$side?: string;
}>, "aria-hidden"> & Partial<Pick<Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, {
$tone?: IconTileTone;
$side?: string;
}>, "aria-hidden">>> & string;

declare type IconTileTone = 'accent' | 'highlight' | 'danger';

export declare function isMissingPart(error: unknown): boolean;

export { keyframes }

export declare const kitVersion: string;

export declare function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props & LoadingProps>;

export declare function lazyPart<Props extends object>(label: MessageDescriptor, load: () => Promise<ComponentType<Props>>, { isPrefetched }?: PartOptions): ComponentType<Props & PartProps>;

export declare function Link({ to, replace, state, onClick, children, ...attributes }: LinkProps): JSX.Element;

declare interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
    to: string;
    replace?: boolean;
    state?: unknown;
}

declare interface ListView {
    first: number;
    isFromCache: boolean;
}

export declare interface LiveProtocol {
    addressOf(topics: readonly LiveTopic[]): string;
    changedTopics(update: LiveUpdate): LiveTopic[];
}

declare interface LoadingProps {
    isNeeded?: boolean;
    fallback?: ReactNode;
    onLoadFailed?: (error: unknown) => void;
}

export declare function LoadMore({ label, failure, isFullWidth, list, added, onLoad }: LoadMoreProps): JSX.Element;

declare interface LoadMoreProps {
    label?: string;
    failure: string | FailureTexts;
    isFullWidth?: boolean;
    list?: RefObject<HTMLElement | null>;
    added?: (count: number) => string;
    onLoad: () => Promise<unknown>;
}

export declare function loadRemainingTexts(): Promise<void>;

export declare function Logo({ wordmark, size }: LogoProps): JSX.Element;

declare interface LogoProps {
    wordmark?: string;
    size?: 'small' | 'medium' | 'large';
}

export declare const media: {
    phone: string;
    tablet: string;
    desktop: string;
    wide: string;
    tall: string;
    reducedMotion: string;
    canHover: string;
};

export declare function Menu({ trigger, label, items, align }: MenuProps): JSX.Element;

declare interface MenuItem {
    label: string;
    icon?: ReactNode;
    onSelect?: () => void;
    href?: string;
    link?: ReactElement<{
        children?: ReactNode;
        onClick?: () => void;
    }>;
    isDanger?: boolean;
    isDisabled?: boolean;
    isChecked?: boolean;
    keepsOpen?: boolean;
}

declare interface MenuProps {
    trigger: TriggerElement;
    label: string;
    items: readonly MenuItem[];
    align?: Align;
}

export declare const motion: {
    quick: string;
    calm: string;
    slow: string;
};

export { Navigate }

export declare function Notice({ tone, title, children, action, onDismiss, isLive }: NoticeProps): JSX.Element;

declare interface NoticeProps {
    tone?: NoticeTone;
    title?: string;
    children?: ReactNode;
    action?: ReactNode;
    onDismiss?: () => void;
    isLive?: boolean;
}

declare type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export declare function onPageReady(show: () => void): void;

export declare function openCatalogs(program: Catalogs): Promise<void>;

export { Outlet }

declare interface OwnProps<As extends ElementType> {
    as?: As;
    variant?: ButtonVariant;
    size?: ButtonSize;
    icon?: ReactNode;
    pending?: boolean;
    pendingLabel?: string;
    isFullWidth?: boolean;
    children: ReactNode;
}

declare interface OwnProps_2<As extends ElementType> {
    as?: As;
    label: string;
    icon: ReactNode;
    variant?: 'quiet' | 'outlined' | 'filled';
    size?: 'small' | 'medium' | 'large';
    pending?: boolean;
}

export declare const Page: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, PageProps>> & string;

export declare const page: PageData;

declare type Page_2 = Record<string, unknown> & {
    hasMore: boolean;
};

export { PageData }

export declare function pagedList(rows: string, { keyArgs, keepsOlder }?: PagedListOptions): FieldPolicy<Page_2>;

declare interface PagedListOptions {
    keyArgs?: readonly string[] | false;
    keepsOlder?: true | ((row: Reference, last: Reference, readField: ReadField) => boolean);
}

export declare function PageHeading({ title, children, isHidden }: PageHeadingProps): JSX.Element;

declare interface PageHeadingProps {
    title: string;
    children?: ReactNode;
    isHidden?: boolean;
}

export declare const pageNonce: string;

declare interface PageProps {
    width?: keyof typeof widths;
}

declare type PageQueryResult<Data, Variables extends OperationVariables> = useQuery_2.Result<Data, Variables, 'complete' | 'empty' | 'streaming', Variables> & {
    isFromCache: boolean;
};

declare interface PartOptions {
    isPrefetched?: boolean;
}

declare interface PartProps {
    loading?: ReactNode;
    failed?: (failure: {
        title: string;
        onRetry: () => void;
    }) => ReactNode;
}

export declare interface Person {
    id: number;
    email: string;
    name: string | null;
    firstName: string | null;
    lastName: string | null;
    profileImageUrl: string | null;
    isVerified: boolean;
    isSiteAdmin: boolean;
    isModerator: boolean;
    isOnTeam?: boolean;
}

export declare function Popover({ trigger, label, align, open, onOpenChange, children }: PopoverProps): JSX.Element;

declare interface PopoverProps {
    trigger: TriggerElement;
    label: string;
    align?: Align;
    open?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
    children: ReactNode;
}

export declare function prefetch(operation: PrefetchedOperation): void;

declare interface PrefetchedOperation {
    operationName: string;
    query: string;
    variables: Record<string, unknown>;
}

export declare function prefetchWhenIdle(load: () => Promise<unknown>): void;

export declare function Progress({ label, isLabelHidden, value, max, valueText, tone, }: ProgressProps): JSX.Element;

declare interface ProgressProps {
    label: string;
    isLabelHidden?: boolean;
    value: number;
    max?: number;
    valueText?: string;
    tone?: 'accent' | 'highlight';
}

export declare const Prose: IStyledComponentBase<"web", Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}> & string;

export declare function RadioGroup<Value extends string>({ label, isLabelHidden, description, error, options, name, value, defaultValue, onValueChange, isInline, ref, }: RadioGroupProps<Value>): JSX.Element;

declare interface RadioGroupProps<Value extends string> extends FieldProps {
    options: readonly RadioOption<Value>[];
    name?: string;
    value?: Value;
    defaultValue?: Value;
    onValueChange?: (value: Value) => void;
    isInline?: boolean;
    ref?: Ref<HTMLInputElement>;
}

declare interface RadioOption<Value extends string> {
    value: Value;
    label: string;
    description?: ReactNode;
    isDisabled?: boolean;
}

export declare const radius: {
    small: string;
    medium: string;
    large: string;
    pill: string;
    arch: string;
    niche: string;
};

export declare function readFailure(error: unknown): Failure;

declare type ReadField = FieldFunctionOptions['readField'];

export declare const redirectAfter: {
    readonly signIn: 1500;
    readonly pleaseSignIn: 1500;
    readonly unauthorized: 500;
    readonly praiseSignIn: 1000;
};

export declare function refusalText(said: ServerMessage): Promise<string>;

export declare function Region({ label, onRetry, failed, recover, recovering, resetKeys, children, }: RegionProps): JSX.Element;

declare interface RegionProps {
    label: string;
    onRetry?: () => void;
    failed?: ShowFailure;
    recover?: (error: unknown) => Promise<boolean>;
    recovering?: ReactNode;
    resetKeys?: unknown[];
    children: ReactNode;
}

export declare function RelativeTime({ dateTime, className }: RelativeTimeProps): JSX.Element;

export declare const relativeTime: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;

declare interface RelativeTimeProps {
    dateTime: string | number | Date;
    className?: string;
}

export declare function removeDraft(name: string): void;

export declare function removeFromLists(cache: ApolloCache, list: CachedList, object: StoreObject): void;

export declare function reopenAfterSignIn(dialog: string): void;

export declare function ReportButton({ describedBy, ...reported }: ReportButtonProps): JSX.Element | null;

declare interface ReportButtonProps extends Reported {
    describedBy?: string;
}

declare interface Reported extends Pick<Slots['reportDialog'], 'kind' | 'targetId'> {
    isOwn: boolean;
}

export declare const role: Record<RoleName, string>;

export { Route }

declare type Route_2 = NonNullable<AreaDeclaration_2['routes']>[number];

export { Routes }

export declare function ScrollingBanner({ phrases, label }: ScrollingBannerProps): JSX.Element | null;

declare interface ScrollingBannerProps {
    phrases: readonly string[];
    label?: string;
}

export declare function SelectField({ label, isLabelHidden, description, error, options, placeholder, id, ...select }: SelectFieldProps): JSX.Element;

declare interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> {
    options: readonly SelectOption[];
    placeholder?: string;
}

declare interface SelectOption {
    value: string | number;
    label: string;
    isDisabled?: boolean;
}

export declare interface ServerMessage {
    message: string;
    code?: string | null;
}

declare interface Session {
    person: Person | null;
    signInMode: SignInMode | null;
    openSignIn(mode?: SignInMode): void;
    closeSignIn(): void;
    acceptToken(token: string): void;
    updatePerson(changed: Partial<Pick<Person, 'name' | 'firstName' | 'lastName'>>): void;
    goToSignIn(): void;
    signOut(reason?: Farewell): void;
}

export { SessionMember }

export declare function SessionProvider({ children }: {
    children: ReactNode;
}): JSX.Element;

export declare const shadow: {
    resting: string;
    lifted: string;
    floating: string;
};

declare type ShowFailure = (failure: {
    title: string;
    code: string;
    onRetry: () => void;
}) => ReactNode;

declare type ShowToast = (message: ToastMessage) => void;

export declare function signInAddress(path: '/api/login' | '/api/auth/google'): string;

export declare type SignInMode = 'login' | 'signup';

declare interface SignInPrompt {
    title: string;
    description: string;
    redirectAfter: number;
}

export declare function Skeleton({ shape, width, height, }: SkeletonProps): JSX.Element;

export declare function SkeletonGroup({ label, children }: {
    label: string;
    children: ReactNode;
}): JSX.Element;

declare interface SkeletonProps {
    shape?: 'block' | 'line' | 'circle';
    width?: string;
    height?: string;
}

export declare function SkeletonText({ lines }: {
    lines?: number;
}): JSX.Element;

export declare function SkipLink({ href }: {
    href?: string;
}): JSX.Element;

export declare function skipPollAttempt(): boolean;

export declare function Slot<Name extends keyof Slots>({ name, label, loading, empty, failed, ...props }: SlotProps<Name>): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null;

declare type SlotProps<Name extends keyof Slots> = {
    name: Name;
    label: string;
    loading?: ReactNode;
    empty?: ReactNode;
    failed?: ShowFailure;
} & Slots[Name];

export declare interface Slots {
    composer: {
        isOpen: boolean;
        onClose: () => void;
    };
    chains: object;
    groups: {
        place: 'wall' | 'features';
    };
    reportDialog: {
        kind: 'prayer' | 'comment' | 'testimonial' | 'group_post' | 'group_post_comment';
        targetId: number;
        isOpen: boolean;
        onClose: () => void;
        onReported?: () => void;
    };
    hiddenNotice: {
        kind: Slots['reportDialog']['kind'];
        targetId: number;
        title: string;
    };
    crisisHelp: object;
    testimonyDialog: {
        prayerId: number;
        title: string;
        description: string;
        isOpen: boolean;
        onClose: () => void;
    };
}

export declare const space: {
    readonly 1: '0.25rem';
    readonly 2: '0.5rem';
    readonly 3: '0.75rem';
    readonly 4: '1rem';
    readonly 5: '1.25rem';
    readonly 6: '1.5rem';
    readonly 7: '2rem';
    readonly 8: '2.5rem';
    readonly 9: '3rem';
    readonly 10: '4rem';
    readonly 11: '5rem';
    readonly 12: '7rem';
};

export declare const Stack: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, StackProps>> & string;

declare interface StackProps {
    gap?: Step;
    align?: 'stretch' | 'start' | 'center' | 'end';
}

declare type Step = keyof typeof space;

export declare function storeDraft(name: string, draft: object): void;

export { styled }

export declare function StyleProvider({ children }: {
    children: ReactNode;
}): JSX.Element;

export declare function Switch(props: CheckboxProps): JSX.Element;

declare interface Tab<Value extends string> {
    value: Value;
    label: string;
    icon?: ReactNode;
    badge?: ReactNode;
    content: ReactNode;
}

export declare function Tabs<Value extends string>({ label, tabs, value, defaultValue, onValueChange, }: TabsProps<Value>): JSX.Element | null;

declare interface TabsProps<Value extends string> {
    label: string;
    tabs: readonly Tab<Value>[];
    value?: Value;
    defaultValue?: Value;
    onValueChange?: (value: Value) => void;
}

export declare function takeFarewell(): Farewell | null;

export declare function takeReopening(dialog: string): boolean;

declare const Text_2: IStyledComponentBase<"web", Merged<Omit<DetailedHTMLProps<HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}, TextProps>> & string;
export { Text_2 as Text }

export declare function TextArea({ label, isLabelHidden, description, error, limit, id, ref, ...textarea }: TextAreaProps): JSX.Element;

declare interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
    limit?: number;
}

export declare function TextField({ label, isLabelHidden, description, error, icon, limit, id, ref, ...input }: TextFieldProps): JSX.Element;

declare interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
    icon?: ReactNode;
    limit?: number;
}

declare interface TextProps {
    size?: 'lead' | 'body' | 'label' | 'small' | 'caption' | 'scripture';
    tone?: 'ink' | 'soft' | 'accent' | 'danger' | 'success' | 'inherit';
    align?: 'start' | 'center' | 'end';
    isStrong?: boolean;
}

export declare const tint: {
    sage: {
        surface: string;
        ink: string;
    };
    rose: {
        surface: string;
        ink: string;
    };
    sky: {
        surface: string;
        ink: string;
    };
    sand: {
        surface: string;
        ink: string;
    };
    plum: {
        surface: string;
        ink: string;
    };
    stone: {
        surface: string;
        ink: string;
    };
};

export declare type TintName = keyof typeof tint;

export declare interface ToastMessage {
    title: string;
    description?: string;
    variant?: 'default' | 'destructive';
    action?: {
        label: string;
        onPress: () => void;
    };
}

export declare function ToastProvider({ children }: {
    children: ReactNode;
}): JSX.Element;

export declare function Trans(props: TransProps): JSX.Element;

declare type TriggerElement = ReactElement<{
    onClick?: (event: never) => void;
    'aria-expanded'?: boolean;
    'aria-haspopup'?: 'menu' | 'dialog';
    'aria-controls'?: string;
}>;

export declare const type: {
    display: RuleSet<object>;
    title: RuleSet<object>;
    heading: RuleSet<object>;
    subheading: RuleSet<object>;
    scripture: RuleSet<object>;
    words: RuleSet<object>;
    lead: RuleSet<object>;
    body: RuleSet<object>;
    label: RuleSet<object>;
    small: RuleSet<object>;
    caption: RuleSet<object>;
};

export { TypedDocumentNode }

declare type TypeName = keyof typeof type;

export declare function useAddressState<Value>(read: (params: URLSearchParams) => Value, write: (params: URLSearchParams, value: Value) => URLSearchParams, history?: 'push' | 'replace'): [value: Value, change: (value: Value) => void];

export { useApolloClient }

export declare function useAreas(): Areas;

export declare function useComposer(): ComposerState;

export declare function useDraft<Value extends object>(name: string, initial: Value, isWorthKeeping?: (value: Value) => boolean): Draft<Value>;

export declare function useFailureToast(): (failure: Failure, texts: FailureTexts) => void;

export { useFragment }

export declare function useIsPageReady(): boolean;

export declare function useLingui(): {
    i18n: I18n;
    _: {
        (descriptor: MessageDescriptor): string;
        (id: string, values?: {
            [x: string]: unknown;
        }, options?: MessageOptions): string;
    };
};

export declare function useLive(topic: LiveTopic, interval: number): {
    pollInterval: number;
    context: {
        live: LiveTopic;
    };
    skipPollAttempt(): boolean;
};

export declare function useLiveUpdates(listener: (update: LiveUpdate) => void): void;

export { useLocation }

export declare function useMayRequest(): boolean;

export { useNavigate }

export { useNavigationType }

export declare function useOffline(onBack?: () => void): boolean;

export declare function usePageQuery<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables: NoInfer<Variables>, options?: Omit<useQuery_2.Base.Options<Data, Variables>, 'fetchPolicy' | 'variables'> & {
    skip?: boolean;
}): PageQueryResult<Data, Variables>;

export declare function usePageReady(isReady?: boolean): void;

export declare function usePageResult<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, variables: Variables): boolean;

export { useParams }

export declare const useQuery: typeof useQuery_2;

export declare function useRefreshAll(onFailure?: (failure: Failure) => void): {
    isBusy: boolean;
    refresh: () => void;
};

export declare function useRenderedItems<Item>(items: readonly Item[] | null, { first, isFromCache }: ListView): {
    rendered: readonly Item[];
    isWhole: boolean;
};

export declare function useReport({ kind, targetId, isOwn }: Reported): {
    open: () => void;
    isReported: boolean;
    item: {
        label: string;
        icon: JSX.Element;
        isDisabled: boolean;
        onSelect: () => void;
    };
    dialog: false | JSX.Element;
} | null;

export { useSearchParams }

export declare function useSession(): Session;

export declare function useSignInRedirect(): (milliseconds: number) => void;

export declare function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [tab: Tab, choose: (tab: Tab) => void];

export declare function useToast(): ShowToast;

export declare function useWaiting<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, isOwn: (variables: Variables) => boolean, onSent?: (data: Data, variables: Variables) => void): readonly Waiting<Variables>[];

export declare function useWrite<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>, { success, failure: texts, refetch, awaitRefetch, waits, ...options }: WriteOptions<Data, Variables>): [write: Write<Data, Variables>, state: {
    isPending: boolean;
}];

export declare const VisuallyHidden: IStyledComponentBase<"web", Omit<DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
style?: CSSProperties | CSSPropertiesWithVars | undefined;
}> & string;

export declare const visuallyHidden: RuleSet<object>;

export declare interface Waiting<Variables = Record<string, unknown>> {
    id: number;
    operationName: string;
    variables: Variables;
    madeAt: number;
    refusal: string | null;
    refusalCode?: string | null;
}

export declare const WaitingNote: ComponentType<WaitingNoteProps>;

declare interface WaitingNoteProps {
    write: Waiting;
    describedBy?: string;
}

declare const widths: {
    text: string;
    medium: string;
    wide: string;
    full: string;
};

declare type Write<Data, Variables extends OperationVariables> = (...[variables]: {} extends Variables ? [variables?: Variables] : [variables: Variables]) => Promise<WriteResult<MaybeMasked<Data>>>;

declare interface WriteOptions<Data, Variables extends OperationVariables> extends Pick<useMutation.Options<Data, Variables>, 'optimisticResponse' | 'update' | 'refetchQueries' | 'awaitRefetchQueries'> {
    waits?: boolean;
    success?: ToastMessage | ((data: MaybeMasked<Data>, variables: Variables) => ToastMessage | null);
    failure: FailureTexts | null | ((failure: Failure) => FailureTexts | null);
    refetch?: readonly string[];
    awaitRefetch?: boolean;
}

export declare type WriteResult<Data> = {
    data: Data;
    failure: null;
} | {
    data: null;
    failure: Failure;
};

export declare const z: {
    raised: number;
    header: number;
    dialog: number;
    toast: number;
    menu: number;
    skipLink: number;
};

export { }
