import { Controller } from '@nestjs/common';
import { content, type ContextOf, type Handlers, type Input } from '@transcreate/contracts';
import { Handle, Piece } from '@transcreate/service-kit';
import { BriefService } from './brief.service.js';
import { BuiltInService } from './built-in.service.js';
import { CourseTextService } from './course-text.service.js';
import { ExampleService } from './example.service.js';
import { GroupDocService } from './group-doc.service.js';
import { LinkService } from './link.service.js';
import { PersonService } from './person.service.js';
import { RemovalService } from './removal.service.js';
import { SourceTextService } from './source-text.service.js';

type Line = typeof content;

@Controller()
export class ContentHandlers implements Handlers<Line> {
  constructor(
    private readonly examples: ExampleService,
    private readonly work: CourseTextService,
    private readonly removal: RemovalService,
    private readonly briefs: BriefService,
    private readonly docs: GroupDocService,
    private readonly links: LinkService,
    private readonly builtIn: BuiltInService,
    private readonly texts: SourceTextService,
    private readonly people: PersonService,
  ) {}

  @Handle(content.searchExamples)
  async searchExamples({ sourceLanguage }: Input<Line['searchExamples']>, { caller }: ContextOf<Line['searchExamples']>) {
    return Piece.object(content.searchExamples.output, { results: await this.examples.search(caller, sourceLanguage || undefined) });
  }

  @Handle(content.listExamples)
  async listExamples() {
    return { examples: await this.examples.list() };
  }

  @Handle(content.createExample)
  async createExample(fields: Input<Line['createExample']>) {
    return { example: await this.examples.create(fields) };
  }

  @Handle(content.updateExample)
  async updateExample({ id, ...changes }: Input<Line['updateExample']>) {
    return { example: await this.examples.update(id, changes) };
  }

  @Handle(content.deleteExample)
  async deleteExample({ id, force }: Input<Line['deleteExample']>) {
    await this.removal.remove(content.deleteExample, 'practice', id, force);
    return { success: true as const };
  }

  @Handle(content.initializeExamples)
  async initializeExamples() {
    return { success: true as const, ...(await this.builtIn.initialiseExamples()) };
  }

  @Handle(content.listTutorialTasks)
  async listTutorialTasks({ week }: Input<Line['listTutorialTasks']>, { caller }: ContextOf<Line['listTutorialTasks']>) {
    return this.work.list('tutorial', week, caller);
  }

  @Handle(content.getTutorialBrief)
  async getTutorialBrief({ week }: Input<Line['getTutorialBrief']>) {
    return this.briefs.get('tutorial', week);
  }

  @Handle(content.listWeeklyPractice)
  async listWeeklyPractice({ week }: Input<Line['listWeeklyPractice']>, { caller }: ContextOf<Line['listWeeklyPractice']>) {
    return this.work.list('weekly-practice', week, caller);
  }

  @Handle(content.getWeeklyBrief)
  async getWeeklyBrief({ week }: Input<Line['getWeeklyBrief']>) {
    return this.briefs.get('weekly-practice', week);
  }

  @Handle(content.listAllTutorialTasks)
  async listAllTutorialTasks() {
    return { tutorialTasks: await this.work.listAll('tutorial') };
  }

  @Handle(content.createTutorialTask)
  async createTutorialTask(fields: Input<Line['createTutorialTask']>) {
    return { tutorialTask: await this.work.create('tutorial', fields) };
  }

  @Handle(content.updateTutorialTask)
  async updateTutorialTask({ id, ...changes }: Input<Line['updateTutorialTask']>) {
    return { tutorialTask: await this.work.update('tutorial', id, changes) };
  }

  @Handle(content.moveTutorialTask)
  async moveTutorialTask({ id, position }: Input<Line['moveTutorialTask']>) {
    return { tutorialTask: await this.work.move(id, position) };
  }

  @Handle(content.deleteTutorialTask)
  async deleteTutorialTask({ id, force }: Input<Line['deleteTutorialTask']>) {
    await this.work.delete('tutorial', id, force);
    return { success: true as const };
  }

  @Handle(content.initializeTutorialTasks)
  async initializeTutorialTasks({ week }: Input<Line['initializeTutorialTasks']>) {
    return { success: true as const, ...(await this.builtIn.initialiseWeek('tutorial', week)) };
  }

  @Handle(content.setTutorialBrief)
  async setTutorialBrief({ week, translationBrief }: Input<Line['setTutorialBrief']>) {
    return this.briefs.set('tutorial', week, translationBrief);
  }

  @Handle(content.listAllWeeklyPractice)
  async listAllWeeklyPractice() {
    return { weeklyPractice: await this.work.listWeeklyRows() };
  }

  @Handle(content.createWeeklyPractice)
  async createWeeklyPractice(fields: Input<Line['createWeeklyPractice']>) {
    return { weeklyPractice: await this.work.create('weekly-practice', fields) };
  }

  @Handle(content.updateWeeklyPractice)
  async updateWeeklyPractice({ id, ...changes }: Input<Line['updateWeeklyPractice']>) {
    return { weeklyPractice: await this.work.update('weekly-practice', id, changes) };
  }

  @Handle(content.deleteWeeklyPractice)
  async deleteWeeklyPractice({ id, force }: Input<Line['deleteWeeklyPractice']>) {
    await this.work.delete('weekly-practice', id, force);
    return { success: true as const };
  }

  @Handle(content.initializeWeeklyPractice)
  async initializeWeeklyPractice({ week }: Input<Line['initializeWeeklyPractice']>) {
    return { success: true as const, ...(await this.builtIn.initialiseWeek('weekly-practice', week)) };
  }

  @Handle(content.setWeeklyBrief)
  async setWeeklyBrief({ week, translationBrief }: Input<Line['setWeeklyBrief']>) {
    return this.briefs.set('weekly-practice', week, translationBrief);
  }

  @Handle(content.setBrief)
  async setBrief({ weekNumber, translationBrief, type }: Input<Line['setBrief']>) {
    return this.briefs.set(type, weekNumber, translationBrief);
  }

  @Handle(content.listDocs)
  async listDocs({ weekNumber }: Input<Line['listDocs']>) {
    return { docs: await this.docs.list(weekNumber) };
  }

  @Handle(content.createDoc)
  async createDoc(doc: Input<Line['createDoc']>) {
    return this.docs.put(doc);
  }

  @Handle(content.deleteDoc)
  async deleteDoc({ id }: Input<Line['deleteDoc']>) {
    await this.docs.delete(id);
    return { success: true as const };
  }

  @Handle(content.listLinks)
  async listLinks() {
    return { links: await this.links.list() };
  }

  @Handle(content.createLink)
  async createLink(fields: Input<Line['createLink']>) {
    return { link: await this.links.create(fields) };
  }

  @Handle(content.updateLink)
  async updateLink({ id, ...changes }: Input<Line['updateLink']>) {
    return { link: await this.links.update(id, changes) };
  }

  @Handle(content.deleteLink)
  async deleteLink({ id }: Input<Line['deleteLink']>) {
    await this.links.delete(id);
    return { success: true as const };
  }

  @Handle(content.listOpenedTexts)
  async listOpenedTexts(_input: Input<Line['listOpenedTexts']>, { caller }: ContextOf<Line['listOpenedTexts']>) {
    return { texts: await this.texts.openedTo(caller.userId) };
  }

  @Handle(content.recordAttempt)
  async recordAttempt(attempt: Input<Line['recordAttempt']>) {
    return this.texts.recordAttempt(attempt);
  }

  @Handle(content.recordWeekAttempt)
  async recordWeekAttempt(attempt: Input<Line['recordWeekAttempt']>) {
    return { texts: await this.work.recordWeekAttempt(attempt) };
  }

  @Handle(content.getSourceTexts)
  async getSourceTexts({ ids }: Input<Line['getSourceTexts']>) {
    return { sourceTexts: await this.texts.find(ids) };
  }

  @Handle(content.listSourceTexts)
  async listSourceTexts(filter: Input<Line['listSourceTexts']>) {
    return { sourceTexts: await this.texts.list(filter) };
  }

  @Handle(content.getSourceTextVersion)
  async getSourceTextVersion() {
    return { version: await this.texts.version() };
  }

  @Handle(content.countWork)
  async countWork({ userId, ...weeks }: Input<Line['countWork']>) {
    return this.texts.countWork(userId, weeks);
  }

  @Handle(content.countExamples)
  async countExamples() {
    return { count: await this.examples.count() };
  }

  @Handle(content.eraseUser)
  async eraseUser({ userId }: Input<Line['eraseUser']>) {
    await this.people.erase(userId);
    return {};
  }

  /** No name stands here. */
  @Handle(content.renameUser)
  async renameUser() {
    return {};
  }

  @Handle(content.exportUser)
  async exportUser({ userId }: Input<Line['exportUser']>) {
    return this.people.export(userId);
  }
}
