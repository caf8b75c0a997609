/**
 * Disabled features of Chromium. Only the last `--disable-features` counts, so this list includes Playwright's own for
 * Chromium on Linux.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two invisible pages below the address bar, which took a third of the time that opening a page takes.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Services that read each page for the user: a tenth of the time that opening a page takes.
  'Translate',
  'PageContentAnnotations',
  'OptimizationGuideModelDownloading',
  'ClientSideDetectionModel',
  'TextSafetyClassifier',
  'HistoryEmbeddings',
  'PasswordManager',
  'AutofillServerCommunication',
];

/** Flags with which Chromium runs as root and without requests to the internet. */
export const flags = [
  '--disable-gpu',
  '--disable-client-side-phishing-detection',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
