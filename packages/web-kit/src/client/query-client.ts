import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api-error.js';

/** The page's query client: a failed read is tried once more if that may help, and an offline page says so instead of waiting silently. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 15_000, retry: (failures, error) => failures < 1 && isPassing(error), retryDelay: 1_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
