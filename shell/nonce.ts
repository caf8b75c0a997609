import { pageNonce } from 'kit/start';

declare let __webpack_nonce__: string;

// Read by every library that writes a <style> element, so it is set before any of them runs.
__webpack_nonce__ = pageNonce;
