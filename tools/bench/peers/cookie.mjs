/** The session's secret. */
export const parseCookie = (cookie) => /pw_session=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
