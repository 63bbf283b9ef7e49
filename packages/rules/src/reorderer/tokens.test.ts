import { phraseTexts, tokenize } from './tokens.js';

const words = (text: string) => tokenize(text, { characters: false });

describe('tokens of English', () => {
  it.each([
    ["It's important for us, isn't it?", ["It's", 'important', 'for', 'us', ',', "isn't", 'it', '?']],
    ['Mr. Li paid $1,234.50 (50%) at 10:30 a.m.', ['Mr.', 'Li', 'paid', '$', '1,234.50', '(', '50%', ')', 'at', '10:30', 'a.m.']],
    ["the students' well-known “pun”…", ['the', "students'", 'well-known', '“', 'pun', '”', '…']],
    ['naïve café – oui', ['naïve', 'café', '–', 'oui']],
    ['  \n\t ', []],
    ['🍌 flies', ['🍌', 'flies']],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('tokens of Chinese', () => {
  it('are characters where there is no word list, or where they are asked for; numbers and Latin words stay whole', () => {
    expect(words('他2024年在ABC公司……')).toEqual(['他', '2024', '年', '在', 'ABC', '公', '司', '……']);
  });
});

describe('the text of phrases', () => {
  it('is what stands in the source, with its spaces', () => {
    const text = "I don't know,\n he said.";
    const groups = [['I', "don't", 'know', ','], ['he', 'said', '.']];
    expect(phraseTexts(text, groups)).toEqual(["I don't know,", 'he said.']);
  });

  it('is made of the tokens where the source does not have them', () => {
    expect(phraseTexts('something else', [['two', 'words', '.'], ['两', '个', '词']])).toEqual(['two words.', '两个词']);
  });
});
