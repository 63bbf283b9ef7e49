// A CSS module in a test: `styles.anything` is 'anything'.
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
