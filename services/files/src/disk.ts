import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { FilesSettings } from './files-settings.js';

/** The disk under everything that must survive a restart; on one machine the database stands on it as well. */
@Injectable()
export class Disk {
  constructor(private readonly settings: FilesSettings) {}

  /** How many bytes can still be written. */
  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.settings.directory);
    return bavail * bsize;
  }
}
