import { pageNonce } from 'kit/start';

declare let __webpack_nonce__: string;

// For a gateway of the release before, whose pages allow styles by a nonce (docs/decisions/0075). Set before any library
// writes a <style> element.
__webpack_nonce__ = pageNonce;
