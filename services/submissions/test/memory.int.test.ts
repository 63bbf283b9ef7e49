import { content, submissions, type Caller, type SourceLanguage, type SubmissionStatus } from '@transcreate/contracts';
import { callerOf } from '@transcreate/service-kit/testing';
import type { Bus } from '@transcreate/service-kit';
import { startCourse, type Course } from './course.js';

let course: Course;
let toolkit: Bus;
beforeAll(async () => {
  course = await startCourse();
  toolkit = await course.busOf('toolkit');
});
afterAll(() => course.stop());

const FORTY = '醉翁之意不在酒，在乎山水之间也。山水之乐，得之心而寓之酒也。若夫日出而林霏开，云归而岩穴暝。';

async function addText(text: string, sourceLanguage: SourceLanguage, title = 'ST 1'): Promise<string> {
  return (await course.call(content.createExample, { title, content: text, sourceLanguage }, { as: course.admin })).example._id;
}

/** Hands a translation in and gives it a status. */
async function translate(sourceTextId: string, transcreation: string, status: SubmissionStatus = 'approved', as: Caller = callerOf()): Promise<string> {
  const { _id } = await course.submit(sourceTextId, as, { transcreation });
  await course.call(submissions.setStatus, { id: _id, status }, { as: course.admin });
  return _id;
}

const find = async (text: string, sourceLanguage: SourceLanguage = 'Chinese', most = 5) =>
  (await toolkit.call(submissions.searchTranslations, { text, sourceLanguage, most })).translations;

describe("the class's memory", () => {
  it('finds Chinese by four characters and by forty, and English', async () => {
    await translate(await addText('守株待兔', 'Chinese', 'ST 4'), 'waiting by a stump for hares');
    await translate(await addText(FORTY, 'Chinese', 'ST 40'), "The drunkard's heart is not in the cup");
    await translate(await addText('I used to be a banker, but I lost interest.', 'English', 'ST 7'), '我曾在银行上班，后来没了利息。');
    expect(await find('守株待兔')).toEqual([{ translation: 'waiting by a stump for hares', score: 100, source: 'ST 4', segment: '守株待兔' }]);
    const [forty] = await find(FORTY.replace('不在酒', '不在茶').replace('岩穴', '岩洞'));
    expect(forty).toMatchObject({ translation: "The drunkard's heart is not in the cup", source: 'ST 40' });
    expect(forty!.score).toBeGreaterThanOrEqual(80);
    expect((await find('I used to be a baker but lost interest', 'English'))[0]).toMatchObject({ source: 'ST 7' });
  });

  it('looks only among texts of the language that is asked for', async () => {
    await translate(await addText('画蛇添足', 'Chinese'), 'gilding the lily');
    expect(await find('画蛇添足', 'English')).toEqual([]);
  });

  it('has only what is approved, at once and no longer than it is', async () => {
    const text = await addText('对牛弹琴', 'Chinese');
    for (const status of ['submitted', 'pending', 'rejected'] as const) await translate(text, status, status);
    expect(await find('对牛弹琴')).toEqual([]);
    const id = await translate(text, 'playing the lute to a cow');
    expect((await find('对牛弹琴')).map(({ translation }) => translation)).toEqual(['playing the lute to a cow']);
    await course.call(submissions.setStatus, { id, status: 'rejected' }, { as: course.admin });
    expect(await find('对牛弹琴')).toEqual([]);
  });

  it('shows the place by votes, those with the best first, and each wording once', async () => {
    const text = await addText('井底之蛙', 'Chinese');
    const [first, second] = [await translate(text, 'a frog in a well'), await translate(text, 'a small pond dweller')];
    await translate(text, 'a frog in a well ');
    await course.call(submissions.castVote, { id: second, rank: 1 });
    await course.call(submissions.castVote, { id: first, rank: 2 });
    const found = await find('井底之蛙');
    expect(found.map(({ translation, rank }) => [translation, rank])).toEqual([['a small pond dweller', 1], ['a frog in a well', 2]]);
    expect(await find('井底之蛙', 'Chinese', 1)).toEqual([found[0]]);
  });

  it('never says who wrote it', async () => {
    const author = callerOf({ username: 'li-lei' });
    await translate(await addText('班门弄斧', 'Chinese'), 'showing off before the master', 'approved', author);
    const reply = JSON.stringify(await find('班门弄斧'));
    expect(reply).toContain('showing off');
    for (const secret of [author.userId, author.username, author.email]) expect(reply).not.toContain(secret);
  });

  it('follows what happens to a source text', async () => {
    const text = await addText('塞翁失马', 'Chinese');
    await translate(text, 'a blessing in disguise');
    await course.call(content.updateExample, { id: text, content: '亡羊补牢' }, { as: course.admin });
    expect(await find('塞翁失马')).toEqual([]);
    expect(await find('亡羊补牢')).toMatchObject([{ score: 100 }]);
    await course.call(content.deleteExample, { id: text, force: 'true' }, { as: course.admin });
    expect(await find('亡羊补牢')).toEqual([]);
  });

  it('is asked by the toolkit alone', async () => {
    const auth = await course.busOf('auth');
    const asked = auth.call(submissions.searchTranslations, { text: '守株待兔', sourceLanguage: 'Chinese', most: 5 }, {}, { deadlineMs: 300 });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  });
});
