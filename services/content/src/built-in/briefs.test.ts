import { LIMITS } from '@transcreate/contracts';
import { briefs } from './briefs.js';
import { tutorialTasks } from './tutorial-tasks.js';
import { weeklyPractices } from './weekly-practices.js';

const weeksOf = (texts: readonly { weekNumber: number }[]) => [...new Set(texts.map(({ weekNumber }) => weekNumber))];

describe('built-in briefs', () => {
  it('are there once for every week that has source texts', () => {
    const weeks = (type: string) => briefs.filter((brief) => brief.type === type).map(({ weekNumber }) => weekNumber);
    expect(weeks('tutorial')).toEqual(weeksOf(tutorialTasks));
    expect(weeks('weekly')).toEqual(weeksOf(weeklyPractices));
  });

  describe.each(briefs.map((brief) => [`${brief.type} ${brief.weekNumber}`, brief.translationBrief] as const))('%s', (_name, text) => {
    it('says under the same five headings what a translator has to know', () => {
      const headings = text.split('\n').filter((line) => line.startsWith('**'));
      expect(headings).toEqual(['**Text type**', '**Audience**', '**Purpose**', '**Constraints**', '**What is marked**']);
    });

    it('has 100 to 200 words and keeps the limit of a brief', () => {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(100);
      expect(words).toBeLessThanOrEqual(200);
      expect([...text].length).toBeLessThanOrEqual(LIMITS.brief);
    });

    it('gives marks that add up', () => {
      const shares = [...text.matchAll(/\((\d+)%\)/g)].map(([, share]) => Number(share));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    });

    it('is clean text', () => {
      expect(text).toBe(text.trim().normalize('NFC'));
      expect(text).not.toMatch(/["']/);
    });
  });
});
