import { files } from '@transcreate/contracts/browser';
import type { files as calls, Sent, Slide } from '@transcreate/contracts';
import { createClient, download, upload } from '@transcreate/web-kit';
import type { DownloadedFile, TransferOptions } from '@transcreate/web-kit';

const client = createClient(files);

export async function listSlides(signal?: AbortSignal): Promise<Slide[]> {
  return (await client.listSlides({}, { signal })).slides;
}

export async function createSlide(slide: Sent<typeof calls.createSlide>): Promise<Slide> {
  return (await client.createSlide(slide)).slide;
}

export async function updateSlide(changes: Sent<typeof calls.updateSlide>): Promise<Slide> {
  return (await client.updateSlide(changes)).slide;
}

/** Moves a slide to a place counted from 1; answers the list. */
export async function moveSlide(id: string, position: number): Promise<Slide[]> {
  return (await client.moveSlide({ id, position })).slides;
}

export const deleteSlide = (id: string) => client.deleteSlide({ id });

/** Stores the file of a slide; answers the name that goes into the slide. */
export async function uploadSlideFile(file: File, options: TransferOptions): Promise<string> {
  return (await upload(files.uploadSlideFile, {}, file, options)).file;
}

export const downloadSlide = (file: string, options: TransferOptions = {}): Promise<DownloadedFile> => download(files.downloadSlide, { file }, options);

/** Where a slide's file is. */
export const slideAddress = (file: string) => files.downloadSlide.http.replace('GET ', '').replace(':file', encodeURIComponent(file));
