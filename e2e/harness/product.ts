import { Api } from './api.js';
import { People } from './people.js';

/** The product that all end-to-end tests share, as jest's global setup has started it. */
export const product = {
  url: variable('E2E_URL'),
  dataDir: variable('E2E_DATA_DIR'),
  natsUrl: variable('E2E_NATS_URL'),
};

export const anonymous = new Api(product.url);
export const people = new People(product.url, product.dataDir, variable('E2E_ADMIN_TOKEN'));

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: end-to-end tests run through jest's project 'e2e', whose setup starts the product.`);
  return value;
}
