export { score } from './score.js';
