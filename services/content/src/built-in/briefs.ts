import type { BuiltInBrief } from './built-in.types.js';

/** The translation brief of every week that comes with source texts. */
export const briefs: readonly BuiltInBrief[] = [
  {
    type: 'tutorial',
    weekNumber: 1,
    translationBrief: `**Text type**
Signs over and in the windows of four small shops, two in English and two in Chinese.

**Audience**
People who walk past: three seconds, no interest in translation, and no knowledge of the other language.

**Purpose**
To make a passer-by smile and come in. The shop has moved to a street where your target language is spoken; the sign must work there as if it had been written there.

**Constraints**
At most as many lines as the source, and no line that would not fit on a shop front (about 30 letters or 16 characters; a couplet may be longer). No notes, no brackets, no explanation. What the shop sells and what the sign promises must stay true.

**What is marked**
Whether a reader finds a second meaning alone (40%); whether it is found in the shop’s own trade (20%); whether the line sounds natural aloud (20%); and three sentences from your group on what you gave up and why (20%). A faithful line without wordplay passes; it does not do well.`,
  },
  {
    type: 'tutorial',
    weekNumber: 2,
    translationBrief: `**Text type**
Jokes told aloud, and two-part sayings (歇后语) in a short dialogue.

**Audience**
Listeners of your own age, at a table, who do not know that they are hearing a translation.

**Purpose**
To get the laugh at the same point: in the last words, after the same kind of wait. For the sayings, keep the two parts, first the picture and then the point.

**Constraints**
Dialogue stays dialogue, with no more speakers and hardly more words. Nothing may be explained before or after the joke. You may change animal, dish or profession; you may not change who is laughed at. In the sayings mark the pause with a dash or a colon.

**What is marked**
Read your version to another group before you submit it. Marked are the effect on them (40%), the timing (20%), the kind of wordplay compared with the source (20%), and a short record of two solutions that you threw away (20%).`,
  },
  {
    type: 'tutorial',
    weekNumber: 3,
    translationBrief: `**Text type**
Names and titles that say something: a museum title, passages from a Chinese novel and an English comedy, and an anecdote in classical Chinese.

**Audience**
For the title, museum visitors. For the novel and the anecdote, readers of a paperback series without footnotes. For the comedy, an audience in a theatre, who hear each name once.

**Purpose**
To let the names work: the reader should suspect a person’s character, or see why a word was forbidden, from the text itself.

**Constraints**
Translate the whole passage, and decide for all its names together: translated, transcribed with a hint, or replaced by names of the target culture. A mixture needs a reason. The anecdote must stay short and dry. No footnotes and no brackets.

**What is marked**
Whether the names speak (30%) and still pass for names (20%); the style of the rest (30%); and one paragraph on the strategy that your group chose, with one alternative (20%).`,
  },
  {
    type: 'tutorial',
    weekNumber: 4,
    translationBrief: `**Text type**
Four posters. Two are words only; two are pictures in which words and drawing share the joke.

**Audience**
Students and townspeople in front of a notice board, from two metres away.

**Purpose**
To make people do something: give blood, open their books, come and see the stars, finish their rice. A version that amuses and moves nobody has failed.

**Constraints**
The pictures stay as they are: your words must fit what is drawn, and you may not ask for another drawing. Headline of at most 50 letters or 20 characters; times and places complete and correct. Where there is only a picture, translate all of its words; its alternative text gives them in full. Public bodies speak here, so nobody may be insulted.

**What is marked**
The tie between words and picture (30%), the wordplay (30%), the call to act (20%), and a new alternative text for your version of one of the pictures (20%).`,
  },
  {
    type: 'tutorial',
    weekNumber: 5,
    translationBrief: `**Text type**
Packaging and menus: the front of a biscuit box, a wedding gift box, and two lines from restaurants.

**Audience**
Shoppers who hold the box in their hands, wedding guests from both cultures, and diners who are hungry.

**Purpose**
To sell, to bless, to tempt. The reader must also know what is inside: a guest who orders by the joke alone should not be surprised by the plate.

**Constraints**
Name and line for the front of a package: at most 100 letters or 30 characters in all. Say truthfully what the food is; ingredients may not change on a package, while a menu may offer another dish of the same kitchen. The pictures stay as they are. Wishes for children and tales of suicide do not travel unchanged: decide how much to say.

**What is marked**
Wordplay (30%), appetite and tone (30%), truth about the product (20%), and a comment of at most 100 words on one cultural risk and what you did about it (20%).`,
  },
  {
    type: 'tutorial',
    weekNumber: 6,
    translationBrief: `**Text type**
Literary wordplay: blank verse, a comic ballad, a folk song of the fifth century, and a riddle cut in stone.

**Audience**
Readers who love literature and have no second language; for Shakespeare, an actor who must speak the lines.

**Purpose**
To give these readers a poem, or a stone, of their own in which two meanings live at once.

**Constraints**
Keep the number of lines (the song may take four). Verse must have a rhythm that you can tap; rhyme where the source rhymes, or say why not. Mark in your draft which word carries the pun. For the stone, invent something that can be carved, and keep the solution out of it. Existing translations may be read after your first draft and must then be named; none may be copied.

**What is marked**
Double meaning (30%), form (30%), voice and tone (20%), and a reflection on what your version can do that the original cannot (20%).`,
  },
  {
    type: 'weekly',
    weekNumber: 2,
    translationBrief: `**Text type**
The subtitles of a short video advertisement in 26 segments; beside them three jokes for practice.

**Audience**
Chinese viewers of your own age on a telephone, often without sound, who read each subtitle once and cannot go back.

**Purpose**
The advertisement must persuade: keep its speaker’s voice and its turns. The jokes train the same muscle, the last word that changes everything before it.

**Constraints**
Subtitles: at most two lines of 16 characters, readable within the segment’s time, and no line that gives away the next. No full stop at the end of a line. Jokes: as short as the source. Save each segment as you go. Hand in your versions of the three jokes as one file among the week’s translation files.

**What is marked**
For the subtitles, effect (40%), length and reading speed (30%), and consistency from first to last segment (20%). For the jokes, one sentence each on what you gave up (10%).`,
  },
  {
    type: 'weekly',
    weekNumber: 3,
    translationBrief: `**Text type**
Two shop names with the line beneath them, and one speech from a comedy by the woman after whom malapropisms are called.

**Audience**
For the shops, customers in a street of the target culture. For the speech, a theatre audience that hears it once.

**Purpose**
A shop name must be remembered, found again and not regretted after ten years. Mrs. Malaprop must be wrong in a way that the audience notices at once and enjoys.

**Constraints**
Shop name: at most four words or five characters, with nothing that a dictionary has to explain; the second line may be plain. Look up whether a shop of that name exists and choose again if it does. Speech: one slip, not three; it must be clear which word she meant. Her name needs a decision too.

**What is marked**
Wordplay (40%), usability as a name or on a stage (30%), natural language (20%), and a comment of two sentences for each text (10%). When you have submitted, read and rank the others.`,
  },
  {
    type: 'weekly',
    weekNumber: 4,
    translationBrief: `**Text type**
A choir’s notice, a line for a swap market, and a poster made of a single character.

**Audience**
Neighbours of every age in front of a notice board; for the poster, people who have no time to read it.

**Purpose**
To bring shy people to a choir and full cupboards to a market, and to make busy people stop. Both should feel invited, never scolded.

**Constraints**
The notice and the line: at most two lines each. The poster: its words must fit a design of your own in which a word of your language is taken apart as the Chinese character is; sketch it by hand or on a computer. Write an alternative text in your target language that lets a blind reader enjoy it. Hand in the poster as a file (PNG, JPG or PDF) among the week’s translation files.

**What is marked**
The idea (40%), the tie between letters and meaning (20%), the notices (20%), and the alternative text (20%). A poster that needs a caption loses half of the first.`,
  },
  {
    type: 'weekly',
    weekNumber: 5,
    translationBrief: `**Text type**
A line on a café’s blackboard, the label of a bottle of vinegar, and the front of a gift box with a drawing.

**Audience**
Regular guests in a queue; shoppers who cook for two; for the box, someone who receives it at New Year and has never seen the custom.

**Purpose**
To sell a second cup and a bottle, and to carry a good wish together with the fruit.

**Constraints**
Blackboard: two short lines, in chalk, gone by tomorrow, so it may be bold. Label: one line under the name. Box: the drawing of two persimmons and a sceptre stays, and your words should give it a reason. At most 45 letters or 16 characters for the wish. Hand in your words for the box as a file among the week’s translation files, with a note of at most 80 words that could be printed inside the lid for the curious.

**What is marked**
Wordplay (40%), fit with cup, bottle and drawing (30%), tone for the occasion (20%), and the note inside the lid, which may explain what the front must not (10%).`,
  },
  {
    type: 'weekly',
    weekNumber: 6,
    translationBrief: `**Text type**
A conversation in a children’s book with a poem in the shape of a tail, a song of the Tang dynasty, and a stanza of religious verse.

**Audience**
A child who is read to; a reader of poetry; a reader who may or may not share the poet’s faith.

**Purpose**
To show in three registers, comic, tender and grave, that a pun can be meant.

**Constraints**
Carroll: translate the conversation so that it leads into the shaped poem; whoever wants to may write the tail as well, and hand it in as a file. Song: four lines, spoken by a woman to a man who is leaving. Donne: six lines; the play in the last two must bear the weight of a prayer, so nothing that makes a congregation laugh.

**What is marked**
Double meaning (30%), register (30%), form (20%), and a closing comment of 150 words: which of the three cost the most, and what you would do again (20%).`,
  },
];
