import { alignmentOf, isImageOnly, toolsOf } from './week-rules.js';

const weeksWith = (has: (week: number) => boolean) => [1, 2, 3, 4, 5, 6].filter(has);

describe('an admin', () => {
  it('adds pictures from week 3', () => {
    for (const kind of ['tutorial', 'weekly-practice'] as const) expect(weeksWith((week) => toolsOf(kind, week).addImage)).toEqual([3, 4, 5, 6]);
  });

  it('uploads pictures to tutorial tasks from week 2', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).uploadImage)).toEqual([2, 3, 4, 5, 6]);
  });

  it('moves tutorial tasks from week 4, and weekly practice never', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).reorder)).toEqual([4, 5, 6]);
    expect(weeksWith((week) => toolsOf('weekly-practice', week).reorder)).toEqual([]);
  });

  it('puts a picture beside its text from week 4', () => {
    expect(weeksWith((week) => toolsOf('tutorial', week).split)).toEqual([4, 5, 6]);
  });
});

const practice = { content: 'A text', imageUrl: '', category: 'weekly-practice' } as const;

describe('a picture', () => {
  it('is all there is where the content stands for it', () => {
    expect(isImageOnly({ ...practice, content: 'Image-based practice', imageUrl: '/x' })).toBe(true);
    expect(isImageOnly({ ...practice, category: 'tutorial', content: 'Image-based task', imageUrl: '/x' })).toBe(true);
    expect(isImageOnly({ ...practice, imageUrl: '/x' })).toBe(false);
    expect(isImageOnly({ ...practice, content: 'Image-based practice' })).toBe(false);
  });

  it('stands beside no text before week 4', () => {
    expect(alignmentOf({ imageAlignment: 'portrait-split', weekNumber: 3 })).toBe('center');
    expect(alignmentOf({ imageAlignment: 'portrait-split', weekNumber: 4 })).toBe('portrait-split');
    expect(alignmentOf({ imageAlignment: 'left', weekNumber: 1 })).toBe('left');
  });
});
