/**
 * In development shell and rooms share one runtime of React's hot reload: the one that was there when React began to render, since only it
 * knows what is on the page. Each bundle would otherwise bring its own, and a room's changes would never be seen.
 */
globalThis.transcreateRefresh ??= require('own-react-refresh');
module.exports = globalThis.transcreateRefresh;
