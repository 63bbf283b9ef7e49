/** Sites that a translator between English and Chinese has open while working. All can be read without an account. */
export const links: readonly { title: string; url: string; desc: string }[] = [
  {
    title: 'MDBG Chinese Dictionary',
    url: 'https://www.mdbg.net/chinese/dictionary',
    desc: 'Chinese–English dictionary with pinyin, measure words and stroke order; searches by character, pinyin, English or handwriting.',
  },
  {
    title: '汉典 (zdic.net)',
    url: 'https://www.zdic.net',
    desc: 'Chinese–Chinese dictionary of characters, words and idioms, with classical sources and readings in many dialects.',
  },
  {
    title: 'Chinese Text Project',
    url: 'https://ctext.org',
    desc: 'Pre-modern Chinese texts with parallel passages, many with English translations: where an allusion comes from.',
  },
  {
    title: '教育部《成語典》',
    url: 'https://dict.idioms.moe.edu.tw',
    desc: 'Dictionary of four-character idioms with their stories, usage and near synonyms (traditional characters).',
  },
  {
    title: 'Merriam-Webster',
    url: 'https://www.merriam-webster.com',
    desc: 'American English dictionary and thesaurus with pronunciation and dates of first use.',
  },
  {
    title: 'Online Etymology Dictionary',
    url: 'https://www.etymonline.com',
    desc: 'Where English words come from and how their meanings moved: which second sense a pun can wake up.',
  },
  {
    title: 'RhymeZone',
    url: 'https://www.rhymezone.com',
    desc: 'English rhymes, near rhymes, homophones and words by sound, for puns, slogans and verse.',
  },
  {
    title: 'OneLook Thesaurus',
    url: 'https://www.onelook.com/thesaurus/',
    desc: 'Reverse dictionary: describe an idea and get English words for it.',
  },
  {
    title: 'UNTERM',
    url: 'https://unterm.un.org',
    desc: 'Terminology of the United Nations in its six official languages, Chinese and English among them.',
  },
];
