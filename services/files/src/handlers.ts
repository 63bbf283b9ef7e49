import { Controller } from '@nestjs/common';
import { files, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle } from '@transcreate/service-kit';
import { DownloadService } from './download.service.js';
import { ImageService } from './image.service.js';
import { PersonService } from './person.service.js';
import { SlideFileService } from './slide-file.service.js';
import { SlideService } from './slide.service.js';
import { UploadService } from './upload.service.js';
import { VideoService } from './video.service.js';
import { WeeklyFileService } from './weekly-file.service.js';

type In<K extends keyof typeof files> = Input<(typeof files)[K]>;
type With<K extends keyof typeof files> = ContextOf<(typeof files)[K]>;

@Controller()
export class FilesHandlers implements Handlers<typeof files> {
  constructor(
    private readonly weeklyFiles: WeeklyFileService,
    private readonly images: ImageService,
    private readonly slides: SlideService,
    private readonly slideFiles: SlideFileService,
    private readonly videos: VideoService,
    private readonly uploads: UploadService,
    private readonly downloads: DownloadService,
    private readonly people: PersonService,
  ) {}

  @Handle(files.listWeeklyFiles)
  async listWeeklyFiles({ week, type }: In<'listWeeklyFiles'>) {
    return { files: await this.weeklyFiles.list(week, type) };
  }

  @Handle(files.uploadSourceFile)
  async uploadSourceFile(facts: In<'uploadSourceFile'>, { caller, upload }: With<'uploadSourceFile'>) {
    return { file: await this.weeklyFiles.add(caller, upload, { type: 'source', ...facts }) };
  }

  @Handle(files.uploadTranslationFile)
  async uploadTranslationFile(facts: In<'uploadTranslationFile'>, { caller, upload }: With<'uploadTranslationFile'>) {
    return { file: await this.weeklyFiles.add(caller, upload, { type: 'translation', ...facts }) };
  }

  @Handle(files.downloadWeeklyFile)
  async downloadWeeklyFile({ id }: In<'downloadWeeklyFile'>) {
    return this.weeklyFiles.download(id);
  }

  @Handle(files.deleteWeeklyFile)
  async deleteWeeklyFile({ id }: In<'deleteWeeklyFile'>) {
    await this.weeklyFiles.delete(id);
    return { success: true as const };
  }

  @Handle(files.uploadImage)
  async uploadImage(_input: In<'uploadImage'>, { upload }: With<'uploadImage'>) {
    return { imageUrl: await this.images.add(upload) };
  }

  @Handle(files.showImage)
  async showImage({ id }: In<'showImage'>) {
    return this.images.show(id);
  }

  @Handle(files.dropImage)
  async dropImage({ id }: In<'dropImage'>) {
    await this.images.drop(id);
    return {};
  }

  @Handle(files.listSlides)
  async listSlides() {
    return { slides: await this.slides.list() };
  }

  @Handle(files.createSlide)
  async createSlide(draft: In<'createSlide'>) {
    return { slide: await this.slides.create(draft) };
  }

  @Handle(files.updateSlide)
  async updateSlide({ id, ...changes }: In<'updateSlide'>) {
    return { slide: await this.slides.update(id, changes) };
  }

  @Handle(files.moveSlide)
  async moveSlide({ id, position }: In<'moveSlide'>) {
    return { slides: await this.slides.move(id, position) };
  }

  @Handle(files.deleteSlide)
  async deleteSlide({ id }: In<'deleteSlide'>) {
    await this.slides.delete(id);
    return { success: true as const };
  }

  @Handle(files.uploadSlideFile)
  async uploadSlideFile(_input: In<'uploadSlideFile'>, { upload }: With<'uploadSlideFile'>) {
    return { file: await this.slideFiles.add(upload) };
  }

  @Handle(files.downloadSlide)
  async downloadSlide({ file }: In<'downloadSlide'>) {
    return this.slideFiles.download(file);
  }

  @Handle(files.showVideo)
  async showVideo() {
    return this.videos.show();
  }

  @Handle(files.getVideo)
  async getVideo() {
    return { success: true as const, video: await this.videos.facts() };
  }

  @Handle(files.replaceVideo)
  async replaceVideo(_input: In<'replaceVideo'>, { upload }: With<'replaceVideo'>) {
    return { success: true as const, video: await this.videos.replace(upload) };
  }

  @Handle(files.restoreVideo)
  async restoreVideo() {
    return { success: true as const, video: await this.videos.restore() };
  }

  @Handle(files.getVideoDuration)
  async getVideoDuration() {
    return { durationMs: (await this.videos.facts()).durationMs };
  }

  @Handle(files.keepPicture)
  async keepPicture({ id, bytes }: In<'keepPicture'>) {
    await this.images.keep(id, bytes);
    return {};
  }

  @Handle(files.beginUpload)
  async beginUpload({ bytes }: In<'beginUpload'>) {
    return { id: await this.uploads.begin(bytes) };
  }

  @Handle(files.putChunk)
  async putChunk({ id, number, bytes }: In<'putChunk'>) {
    await this.uploads.put(id, number, bytes);
    return {};
  }

  @Handle(files.dropUpload)
  async dropUpload({ id }: In<'dropUpload'>) {
    await this.uploads.drop(id);
    return {};
  }

  @Handle(files.readChunk)
  async readChunk({ id, number }: In<'readChunk'>) {
    return { bytes: await this.downloads.chunk(id, number) };
  }

  @Handle(files.eraseUser)
  async eraseUser({ userId }: In<'eraseUser'>) {
    await this.people.erase(userId);
    return {};
  }

  @Handle(files.renameUser)
  async renameUser({ userId, username }: In<'renameUser'>) {
    await this.people.rename(userId, username);
    return {};
  }

  @Handle(files.exportUser)
  async exportUser({ userId }: In<'exportUser'>) {
    return this.people.export(userId);
  }
}
