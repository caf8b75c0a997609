export default { poweredByHeader: false, productionBrowserSourceMaps: false };
