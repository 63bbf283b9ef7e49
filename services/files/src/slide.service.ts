import { Injectable } from '@nestjs/common';
import { files, type Input, type Slide } from '@transcreate/contracts';
import { failure } from '@transcreate/service-kit';
import { SlideStore, type SlideRow } from './slide.store.js';

const NOT_THERE = 'These slides do not exist.';
const NO_FILE = { details: [{ path: 'file', message: 'must be the name of an uploaded file' }] };

type Draft = Input<typeof files.createSlide>;
type Changes = Omit<Input<typeof files.updateSlide>, 'id'>;

/** The course's slides. */
@Injectable()
export class SlideService {
  constructor(private readonly store: SlideStore) {}

  /** In their order; those of one place by date, then by age. */
  async list(): Promise<Slide[]> {
    return (await this.store.list()).map(viewOf);
  }

  /** Shows an uploaded file; last and of today, unless the draft says otherwise. */
  async create({ title, date, file, order }: Draft): Promise<Slide> {
    const slide = await this.store.create({ title, date: date || today(), file, order });
    if (slide === 'no file') throw failure(files.createSlide, 'invalid_input', undefined, NO_FILE);
    return viewOf(slide);
  }

  /** Changes the given fields and leaves the others as they are. */
  async update(id: string, { title, date, file, order }: Changes): Promise<Slide> {
    const slide = await this.store.update(id, { title, date: date || undefined, file, order });
    if (slide === 'no file') throw failure(files.updateSlide, 'invalid_input', undefined, NO_FILE);
    if (slide === 'no slide') throw failure(files.updateSlide, 'not_found', NOT_THERE);
    return viewOf(slide);
  }

  /** Moves a slide to a place counted from 1, and answers the list; past its end it stops there. */
  async move(id: string, position: number): Promise<Slide[]> {
    if (!(await this.store.move(id, position))) throw failure(files.moveSlide, 'not_found', NOT_THERE);
    return this.list();
  }

  async delete(id: string): Promise<void> {
    if (!(await this.store.delete(id))) throw failure(files.deleteSlide, 'not_found', NOT_THERE);
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function viewOf({ id, title, date, file, order, slideFile }: SlideRow): Slide {
  return { _id: id, title, date, file, order, size: slideFile.stored.size, mediaType: slideFile.stored.mediaType };
}
