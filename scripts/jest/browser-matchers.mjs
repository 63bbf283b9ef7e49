import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The usual second is too short on a machine that runs other suites at the same time.
configure({ asyncUtilTimeout: 15_000 });
