import { Injectable } from '@nestjs/common';
import { Settings } from '@transcreate/service-kit';

const UNITS: Record<string, number> = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };

/** What this service's environment says; every variable is explained in docs/operations.md. */
@Injectable()
export class FilesSettings {
  /** How many bytes all files together may have. */
  readonly quota: number;
  /** The folder whose disk must not fill up. */
  readonly directory: string;

  constructor(settings: Settings) {
    this.quota = bytesOf('FILES_QUOTA', settings.get('FILES_QUOTA', '5 GB'));
    this.directory = settings.get('DATA_DIR', '.');
  }
}

/** `5 GB`, `500MB` or a plain number of bytes. */
function bytesOf(name: string, text: string): number {
  const [, number, unit] = /^(\d{1,15}(?:\.\d{1,3})?) ?([KMGT]B)?$/i.exec(text) ?? [];
  const bytes = Math.floor(Number(number) * UNITS[(unit ?? '').toUpperCase()]!);
  if (!Number.isSafeInteger(bytes)) throw new Error(`${name} must be a size such as '5 GB' or '500 MB', and is '${text}'.`);
  return bytes;
}
