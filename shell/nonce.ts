import { pageNonce } from 'kit/start';

declare let __webpack_nonce__: string;

// Every library that writes a <style> element reads it, so it is set before any of them runs.
__webpack_nonce__ = pageNonce;
