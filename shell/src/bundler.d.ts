/** The nonce that the bundler's runtime, and components that write a style tag, read; the bundler finds it by this name. */
declare let __webpack_nonce__: string | undefined;
