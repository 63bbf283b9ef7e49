import { Injectable } from '@nestjs/common';
import { files, type Caller, type Download, type Upload, type WeeklyFile, type WeeklyFileType } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { HandedInService } from './handed-in.service.js';
import { StoredFileStore } from './stored-file.store.js';
import { UploadService } from './upload.service.js';
import { weeklyFileView } from './weekly-file-view.js';
import { WeeklyFileStore } from './weekly-file.store.js';

/** What comes with a file of a week. */
interface Facts {
  type: WeeklyFileType;
  week: number;
  description: string;
  sourceFileId?: string;
}

/** The files of the weeks: what lecturers hand out, and what students hand in. */
@Injectable()
export class WeeklyFileService {
  constructor(
    private readonly store: WeeklyFileStore,
    private readonly stored: StoredFileStore,
    private readonly uploads: UploadService,
    private readonly handedIn: HandedInService,
  ) {}

  async list(week: number, type: WeeklyFileType | undefined): Promise<WeeklyFile[]> {
    return (await this.store.list(week, type)).map(weeklyFileView);
  }

  /** Makes a file of the week of an upload. Done again for the same upload, it answers the same file. */
  async add(caller: Caller, upload: Upload, { type, week, description, sourceFileId }: Facts): Promise<WeeklyFile> {
    const done = await this.store.find(upload.id);
    if (done) return weeklyFileView(done);
    if (sourceFileId !== undefined && !(await this.store.isSource(sourceFileId, week))) throw failure(files.uploadTranslationFile, 'not_found');
    const { fileName, mediaType } = await this.uploads.inspect(upload);
    const facts = { use: 'weekly', fileName, mediaType, size: upload.size, checksum: upload.checksum } as const;
    const file = { weekNumber: week, type, description, sourceFileId: sourceFileId ?? null, uploaderId: caller.userId, uploadedBy: caller.username };
    const kept = (await this.store.keep(upload.id, facts, file)) ?? (await this.store.find(upload.id));
    if (!kept) throw failure(files.uploadTranslationFile, 'unavailable');
    if (type === 'translation') await this.handedIn.count(kept);
    return weeklyFileView(kept);
  }

  async download(id: string): Promise<Download> {
    const file = await this.store.find(id);
    if (!file) throw failure(files.downloadWeeklyFile, 'not_found');
    const { fileName, mediaType, size, checksum } = file.stored;
    return { storedId: id, fileName, mediaType, size, checksum };
  }

  async delete(id: string): Promise<void> {
    if (!(await this.stored.remove(id, 'weekly'))) throw failure(files.deleteWeeklyFile, 'not_found');
  }
}
