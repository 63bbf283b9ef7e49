import { rm } from 'node:fs/promises';

export default async function stopProduct() {
  const { product, dataDir } = globalThis.testProduct ?? {};
  await product?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
}
